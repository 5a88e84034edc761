import { Choice } from '@/components/ui/choice';
import type { LeaveFields } from '@/lib/benefits/leave-form';
import * as words from '@/words/benefits/leave-form';

interface BabiesChoiceProps {
  babies: LeaveFields['babies'];
  onChange: (babies: LeaveFields['babies']) => void;
}

/** How many babies: in Quebec they decide on weeks, and the question stands first; elsewhere on child benefits only. */
export function BabiesChoice({ babies, onChange }: BabiesChoiceProps) {
  return (
    <Choice
      legend={words.babies}
      value={babies}
      options={(['1', '2', '3'] as const).map((value) => ({ value, label: words.babyOptions[value] }))}
      onChange={onChange}
    />
  );
}
