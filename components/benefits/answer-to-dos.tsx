import { qpipRules } from '@/data/benefits/qpip-rules';
import type { Answer } from '@/lib/benefits/compare';
import { listToDos, type ToDo } from '@/lib/benefits/to-dos';
import type { Household } from '@/lib/benefits/types';
import { formatDollars } from '@/lib/format/amounts';
import { formatLongDate } from '@/lib/format/dates';
import { keepTogether } from '@/lib/format/text';
import * as words from '@/words/benefits/leave';
import { getParentNames } from './answer-sentence';

interface AnswerToDosProps {
  household: Household;
  answer: Answer;
  today: Date;
}

/** What to do when, for both parents: what is late first. */
export function AnswerToDos({ household, answer, today }: AnswerToDosProps) {
  const names = getParentNames(household);
  const isShared = answer.parents.length > 1;
  return (
    <section aria-labelledby="leave-to-dos" className="max-w-reading print:hidden">
      <h3 id="leave-to-dos">{words.toDos}</h3>
      <ol className="mt-3 divide-y divide-line">
        {listToDos(household, answer, today).map((toDo) => {
          const text = describe(toDo);
          return (
            <li
              key={`${toDo.key} ${toDo.role} ${toDo.day?.getTime()}`}
              className="grid gap-x-5 py-2.5 sm:grid-cols-[15rem_1fr]"
            >
              <span className="font-semibold">{toDo.day ? formatLongDate(toDo.day) : words.undated}</span>
              <span className={toDo.isLate ? 'font-semibold text-maple' : ''}>
                {keepTogether(isShared && toDo.role ? words.whose(text, names[toDo.role]) : text)}
              </span>
            </li>
          );
        })}
      </ol>
    </section>
  );
}

function describe({ key, day, isLate }: ToDo): string {
  if (isLate && day && key in words.lateTexts) {
    return words.toDoLate(formatLongDate(day), words.lateTexts[key as keyof typeof words.lateTexts]);
  }
  return key === 'check-earnings'
    ? words.checkEarnings(formatDollars(qpipRules.minInsurableEarnings))
    : words.toDoTexts[key];
}
