import { useId } from 'react';
import type { MustNotWait } from '@/lib/contractions/contraction-log';
import { bindNumbers } from '@/lib/format/text';
import * as words from '@/words/contractions/timer';
import { whoMustNotWait } from '@/words/contractions/who-must-not-wait';
import { type Choice, ChoiceLabel, ChoiceRow, toSkip } from './choice-question';

interface MustNotWaitQuestionProps {
  answer: MustNotWait | undefined;
  onAnswer: (answer: MustNotWait | undefined) => void;
}

const others: Choice<MustNotWait | undefined>[] = [{ value: 'none', label: words.mustNotWait.none }, toSkip];

/** Whether one of the two lists of who must not wait fits, with the lists. */
export function MustNotWaitQuestion({ answer, onAnswer }: MustNotWaitQuestionProps) {
  const name = useId();
  return (
    <fieldset>
      <legend className="font-semibold sm:leading-11">{words.questions.mustNotWait}</legend>
      {(['go', 'call'] as const).map((list) => (
        <div key={list}>
          <p className="mt-1 font-semibold text-sm">{bindNumbers(whoMustNotWait[list].title)}</p>
          <ul className="list-disc pl-6 text-sm">
            {whoMustNotWait[list].items.map(({ text }) => (
              <li key={text}>{bindNumbers(text)}</li>
            ))}
          </ul>
          <ChoiceLabel
            name={name}
            choice={{ value: list, label: words.mustNotWait[list] }}
            isChecked={answer === list}
            onAnswer={onAnswer}
          />
        </div>
      ))}
      <ChoiceRow name={name} choices={others} answer={answer} onAnswer={onAnswer} />
    </fieldset>
  );
}
