import { useId } from 'react';
import type { TermAnswer } from '@/lib/contractions/types';
import { formatWeeksAndDays } from '@/lib/format/format-weeks-and-days';

interface TermQuestionProps {
  /** From the visitor's due date, if there is one: nothing to ask then. */
  gestationalAge: { weeks: number; days: number } | undefined;
  answer: TermAnswer | undefined;
  onAnswer: (isTerm: boolean) => void;
}

const choices = [
  { isTerm: true, label: 'Yes' },
  { isTerm: false, label: 'No' },
];

/** Which rules hold depends on 37 weeks. */
export function TermQuestion({ gestationalAge, answer, onAnswer }: TermQuestionProps) {
  const name = useId();
  if (gestationalAge) {
    return (
      <p data-needs-script className="text-ink-soft text-sm">
        By your due date you are {formatWeeksAndDays(gestationalAge)}. Before 37 weeks the advice is different.
      </p>
    );
  }
  return (
    <fieldset data-needs-script className="flex flex-wrap items-center gap-x-6">
      <legend className="font-semibold sm:float-left sm:mr-6 sm:leading-11">Are you 37 weeks or more?</legend>
      {choices.map(({ isTerm, label }) => (
        <label key={label} className="flex min-h-11 min-w-11 cursor-pointer items-center gap-2">
          <input
            type="radio"
            name={name}
            checked={answer?.isTerm === isTerm}
            onChange={() => onAnswer(isTerm)}
            className="tick-box"
          />
          {label}
        </label>
      ))}
    </fieldset>
  );
}
