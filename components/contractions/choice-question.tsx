import { useId } from 'react';
import { no, skip, yes } from '@/words/contractions/timer';

export interface Choice<Answer> {
  value: Answer;
  label: string;
}

/** An answer that stays. */
export const yesOrNo: Choice<boolean>[] = [
  { value: true, label: yes },
  { value: false, label: no },
];

/** Takes an answer back. */
export const toSkip: Choice<undefined> = { value: undefined, label: skip };

interface ChoiceQuestionProps<Answer> {
  question: string;
  /** Whether it is on one line wherever it fits, and smaller. */
  isCompact?: boolean;
  choices: Choice<Answer>[];
  /** What was answered; no choice is checked for a value that none of them has. */
  answer: Answer | null;
  onAnswer: (answer: Answer) => void;
}

/** A question with its answers, on one line where they fit. */
export function ChoiceQuestion<Answer>({
  question,
  isCompact,
  choices,
  answer,
  onAnswer,
}: ChoiceQuestionProps<Answer>) {
  const name = useId();
  return (
    <fieldset>
      <legend
        className={`font-semibold ${isCompact ? 'float-left mr-4 text-sm leading-11' : 'sm:float-left sm:mr-6 sm:leading-11'}`}
      >
        {question}
      </legend>
      {/* Wraps to the next line as a whole. */}
      <ChoiceRow name={name} choices={choices} answer={answer} onAnswer={onAnswer} />
    </fieldset>
  );
}

interface ChoiceRowProps<Answer> extends Omit<ChoiceQuestionProps<Answer>, 'question' | 'isCompact'> {
  name: string;
}

/** Answers side by side. */
export function ChoiceRow<Answer>({ name, choices, answer, onAnswer }: ChoiceRowProps<Answer>) {
  return (
    <div className="flex w-fit flex-wrap gap-x-5">
      {choices.map((choice) => (
        <ChoiceLabel
          key={choice.label}
          name={name}
          choice={choice}
          isChecked={answer === choice.value}
          onAnswer={onAnswer}
        />
      ))}
    </div>
  );
}

interface ChoiceLabelProps<Answer> {
  name: string;
  choice: Choice<Answer>;
  isChecked: boolean;
  onAnswer: (answer: Answer) => void;
}

export function ChoiceLabel<Answer>({ name, choice: { value, label }, isChecked, onAnswer }: ChoiceLabelProps<Answer>) {
  return (
    <label className="flex min-h-11 min-w-11 cursor-pointer items-center gap-2">
      <input type="radio" name={name} checked={isChecked} onChange={() => onAnswer(value)} className="tick-box" />
      {label}
    </label>
  );
}
