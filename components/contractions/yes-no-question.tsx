import { useId } from 'react';
import { no, skip, yes } from '@/words/contractions/timer';

interface YesNoQuestionProps {
  question: string;
  answer: boolean | undefined;
  onAnswer: (answer: boolean) => void;
  /** Given where an answer can be taken back: adds 'Skip'. */
  onTakeBack?: () => void;
}

/** A question with Yes and No, on one line where it fits. */
export function YesNoQuestion({ question, answer, onAnswer, onTakeBack }: YesNoQuestionProps) {
  const name = useId();
  const choices = [
    { value: true, label: yes, choose: () => onAnswer(true) },
    { value: false, label: no, choose: () => onAnswer(false) },
    ...(onTakeBack ? [{ value: undefined, label: skip, choose: onTakeBack }] : []),
  ];
  return (
    <fieldset>
      <legend className="font-semibold sm:float-left sm:mr-6 sm:leading-11">{question}</legend>
      {/* Wraps to the next line as a whole. */}
      <div className="flex w-fit gap-x-6">
        {choices.map(({ value, label, choose }) => (
          <label key={label} className="flex min-h-11 min-w-11 cursor-pointer items-center gap-2">
            <input type="radio" name={name} checked={answer === value} onChange={choose} className="tick-box" />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
