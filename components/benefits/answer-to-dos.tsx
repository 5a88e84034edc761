import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Disclosure } from '@/components/ui/disclosure';
import { FieldMessage } from '@/components/ui/field-message';
import { SiteLink } from '@/components/ui/site-link';
import type { Answer } from '@/lib/benefits/answer';
import { isNotice, listToDos, type ToDo } from '@/lib/benefits/to-dos';
import type { Household } from '@/lib/benefits/types';
import { bindNumbers } from '@/lib/format/text';
import * as words from '@/words/benefits/leave';
import { describeToDo, describeWhen } from './sentences/describe-to-dos';
import { saveLeaveCalendar } from './sentences/save-leave-calendar';
import { sayWhose } from './sentences/say-whose';

interface AnswerToDosProps {
  household: Household;
  answer: Answer;
  today: Date;
}

/** How many stand there at once; more of them where more are late. */
const OPEN_TO_DOS = 3;

/** What to do when, for both parents: what is late first. The same days go into a calendar file. */
export function AnswerToDos({ household, answer, today }: AnswerToDosProps) {
  const [saving, setSaving] = useState<'ready' | 'saving' | 'saved' | 'failed'>('ready');
  const toDos = listToDos(household, answer, today);
  // What is late comes first.
  const openCount = Math.max(OPEN_TO_DOS, toDos.filter(({ isLate }) => isLate).length);

  function save() {
    if (saving === 'saving') return;
    setSaving('saving');
    saveLeaveCalendar(household, toDos).then(
      () => setSaving('saved'),
      () => setSaving('failed'),
    );
  }

  return (
    <section aria-labelledby="leave-to-dos" className="max-w-reading print:hidden">
      <h3 id="leave-to-dos">{words.toDos}</h3>
      <ToDoList household={household} toDos={toDos.slice(0, openCount)} />
      {toDos.length > openCount && (
        <div className="border-line border-y">
          <Disclosure summary={words.laterToDos(toDos.length - openCount)}>
            <ToDoList household={household} toDos={toDos.slice(openCount)} />
          </Disclosure>
        </div>
      )}
      <Button look="secondary" onClick={save} className="mt-3" aria-describedby="leave-calendar">
        {words.saveToDos}
      </Button>
      <div role="status" className="text-sm">
        {saving === 'saved' && <p>{words.toDosSaved}</p>}
        <FieldMessage id="leave-calendar" text={saving === 'failed' ? words.toDosNotSaved : undefined} />
      </div>
    </section>
  );
}

function ToDoList({ household, toDos }: { household: Household; toDos: ToDo[] }) {
  return (
    <ol className="mt-3 divide-y divide-line">
      {toDos.map((toDo) => {
        const text = describeToDo(toDo);
        return (
          <li key={`${toDo.key} ${toDo.role}`} className="grid gap-x-5 py-2.5 sm:grid-cols-[15rem_1fr]">
            <span className={toDo.isLate ? 'font-semibold text-maple' : 'font-semibold'}>{describeWhen(toDo)}</span>{' '}
            <span className={toDo.isLate ? 'font-semibold text-maple' : ''}>
              {bindNumbers(sayWhose(household, toDo.role, text))}
              {isNotice(toDo) && (
                <>
                  {' '}
                  <SiteLink path="/benefits/letter" className="text-link">
                    {words.toLetter}
                  </SiteLink>
                </>
              )}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
