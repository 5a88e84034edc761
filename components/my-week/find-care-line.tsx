import { useState } from 'react';
import { SiteLink } from '@/components/ui/site-link';
import { storeToDoDone, useDoneToDos } from '@/lib/browser/use-done-to-dos';
import { findFindCareToDo } from '@/lib/weeks/to-dos';
import { haveSomebody } from '@/words/to-dos';

/**
 * In the weeks in which most look for somebody, who will look after them: leads to the page that says it, and can be ticked.
 * Nothing once it was ticked on an earlier visit; what is ticked now stays, so that it can be taken back.
 */
export function FindCareLine({ week }: { week: number }) {
  const done = useDoneToDos();
  const [doneBefore] = useState(done);
  const toDo = findFindCareToDo(week);
  if (!toDo?.link || doneBefore.includes(toDo.id)) return null;
  return (
    <div className="-mt-2 mb-4 flex flex-wrap items-center gap-x-6 print:hidden">
      <SiteLink path={toDo.link.path} className="inline-flex min-h-11 items-center font-semibold text-link">
        {toDo.title}
      </SiteLink>
      <label className="flex min-h-11 cursor-pointer items-center gap-2 text-sm">
        <input
          type="checkbox"
          checked={done.includes(toDo.id)}
          onChange={(event) => storeToDoDone(toDo.id, event.target.checked)}
          className="tick-box"
        />
        {haveSomebody}
      </label>
    </div>
  );
}
