import type { Answer } from '@/lib/benefits/answer';
import { sayWhose } from '@/lib/benefits/say-whose';
import { describeToDo, describeWhen } from '@/lib/benefits/to-do-texts';
import { listToDos } from '@/lib/benefits/to-dos';
import type { Household } from '@/lib/benefits/types';
import * as words from '@/words/benefits/leave';

interface SheetToDosProps {
  household: Household;
  answer: Answer;
  today: Date;
}

/** What to do when, on paper: the same list as on the screen, in two columns of small print. */
export function SheetToDos({ household, answer, today }: SheetToDosProps) {
  return (
    <div data-sheet-to-dos className="mt-3">
      <h3>{words.toDos}</h3>
      <ul className="mt-1 columns-2 gap-x-6">
        {listToDos(household, answer, today).map((toDo) => (
          <li key={`${toDo.key} ${toDo.role}`} className="break-inside-avoid pb-1">
            <strong>{describeWhen(toDo)}</strong> {sayWhose(household, toDo.role, describeToDo(toDo))}
          </li>
        ))}
      </ul>
    </div>
  );
}
