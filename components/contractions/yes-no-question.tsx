import { useId } from 'react';

interface YesNoQuestionProps {
  question: string;
  answer: boolean | undefined;
  onAnswer: (answer: boolean) => void;
  /** Where an answer can be taken back. */
  onTakeBack?: () => void;
}

/** One line where there is room for it. */
export function YesNoQuestion({ question, answer, onAnswer, onTakeBack }: YesNoQuestionProps) {
  const name = useId();
  const choices = [
    { value: true, label: 'Yes', choose: () => onAnswer(true) },
    { value: false, label: 'No', choose: () => onAnswer(false) },
    ...(onTakeBack ? [{ value: undefined, label: 'Skip', choose: onTakeBack }] : []),
  ];
  return (
    <fieldset className="flex flex-wrap items-center gap-x-6">
      <legend className="font-semibold sm:float-left sm:mr-6 sm:leading-11">{question}</legend>
      {choices.map(({ value, label, choose }) => (
        <label key={label} className="flex min-h-11 min-w-11 cursor-pointer items-center gap-2">
          <input type="radio" name={name} checked={answer === value} onChange={choose} className="tick-box" />
          {label}
        </label>
      ))}
    </fieldset>
  );
}
