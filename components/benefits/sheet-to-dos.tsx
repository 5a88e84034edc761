import type { Answer } from '@/lib/benefits/answer';
import { isApplication, listToDos } from '@/lib/benefits/to-dos';
import type { Household, ParentRole } from '@/lib/benefits/types';
import * as words from '@/words/benefits/leave';
import { describeToDo, describeWhen } from './sentences/describe-to-dos';
import { sayWhose } from './sentences/say-whose';

interface SheetToDosProps {
  household: Household;
  answer: Answer;
  today: Date;
}

/** The day by which a parent applies, on the sheet with the answers to the form. */
export function SheetApplication({ household, answer, today, role }: SheetToDosProps & { role: ParentRole }) {
  return listToDos(household, answer, today)
    .filter((toDo) => toDo.role === role && isApplication(toDo))
    .map((toDo) => (
      <p key={toDo.key} className="mt-1">
        <strong>{describeWhen(toDo)}</strong> {describeToDo(toDo)}
      </p>
    ));
}

/** All else that there is to do, on paper: the same list as on the screen, in two columns of small print. */
export function SheetToDos({ household, answer, today }: SheetToDosProps) {
  const toDos = listToDos(household, answer, today).filter((toDo) => !isApplication(toDo));
  return (
    <div data-sheet-to-dos className="hidden print:block">
      <h3>{words.toDos}</h3>
      <ul className="mt-1 columns-2 gap-x-6 text-sm">
        {toDos.map((toDo) => (
          <li key={`${toDo.key} ${toDo.role}`} className="break-inside-avoid pb-0.5">
            <strong>{describeWhen(toDo)}</strong> {sayWhose(household, toDo.role, describeToDo(toDo))}
          </li>
        ))}
      </ul>
    </div>
  );
}
