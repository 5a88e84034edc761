import type { Dispatch } from 'react';
import { Choice } from '@/components/ui/choice';
import { TRANSFER_EMBRYO_DAYS } from '@/data/pregnancy-rules';
import type { CalculatorAction } from '@/lib/pregnancy/calculator-state';
import { embryoDay, embryoQuestion } from '@/words/calculator/embryo-age';

interface EmbryoAgeProps {
  /** In days, as text. */
  age: string;
  isDisabled: boolean;
  dispatch: Dispatch<CalculatorAction>;
}

/** The usual ages of an embryo at its transfer, and the one that was entered under 'More options' if it is another. */
export function EmbryoAge({ age, isDisabled, dispatch }: EmbryoAgeProps) {
  const ages = [...new Set([...TRANSFER_EMBRYO_DAYS.map(String), age])].sort();
  return (
    <Choice
      legend={embryoQuestion}
      value={age}
      options={ages.map((value) => ({ value, label: embryoDay(value) }))}
      isDisabled={isDisabled}
      onChange={(embryoAgeDays) => dispatch({ type: 'edited', fields: { embryoAgeDays } })}
    />
  );
}
