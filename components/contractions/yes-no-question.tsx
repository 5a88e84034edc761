import { useId } from 'react';
import { no, skip, yes } from '@/words/contractions/timer';

interface Choice<Answer> {
  value: Answer;
  label: string;
}

/** An answer that stays. */
export const yesOrNo: Choice<boolean>[] = [
  { value: true, label: yes },
  { value: false, label: no },
];

/** An answer that can be taken back. */
export const yesNoOrSkip: Choice<boolean | undefined>[] = [...yesOrNo, { value: undefined, label: skip }];

interface YesNoQuestionProps<Answer> {
  question: string;
  choices: Choice<Answer>[];
  answer: boolean | undefined;
  onAnswer: (answer: Answer) => void;
}

/** A question with Yes and No, on one line where it fits. */
export function YesNoQuestion<Answer extends boolean | undefined>({
  question,
  choices,
  answer,
  onAnswer,
}: YesNoQuestionProps<Answer>) {
  const name = useId();
  return (
    <fieldset>
      <legend className="font-semibold sm:float-left sm:mr-6 sm:leading-11">{question}</legend>
      {/* Wraps to the next line as a whole. */}
      <div className="flex w-fit flex-wrap gap-x-6">
        {choices.map(({ value, label }) => (
          <label key={label} className="flex min-h-11 min-w-11 cursor-pointer items-center gap-2">
            <input
              type="radio"
              name={name}
              checked={answer === value}
              onChange={() => onAnswer(value)}
              className="tick-box"
            />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
