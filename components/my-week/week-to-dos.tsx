import { useState } from 'react';
import { SiteLink } from '@/components/ui/site-link';
import { storeToDoDone, useDoneToDos } from '@/lib/browser/use-done-to-dos';
import { useRegionCode } from '@/lib/browser/use-region';
import { listToDos } from '@/lib/weeks/to-dos';

const MOST = 2;

/**
 * The two most pressing things to do in a week, each to be ticked. What was ticked on an earlier visit makes room for
 * what comes next; what is ticked now stays, so that it can be taken back.
 */
export function WeekToDos({ week }: { week: number }) {
  const done = useDoneToDos();
  const [doneBefore] = useState(done);
  const all = listToDos(week, useRegionCode());
  const isOld = ({ id }: { id: string }) => doneBefore.includes(id);
  const shown = [...all.filter((toDo) => !isOld(toDo)), ...all.filter(isOld)].slice(0, MOST);
  return (
    <ul className="divide-y divide-line">
      {shown.map(({ id, title, note, link }) => (
        <li key={id}>
          <label className="flex min-h-13 cursor-pointer items-center gap-3 py-1.5 leading-snug hover:text-spruce">
            <input
              type="checkbox"
              checked={done.includes(id)}
              onChange={(event) => storeToDoDone(id, event.target.checked)}
              className="tick-box"
            />
            <span className={done.includes(id) ? 'text-ink-soft line-through' : undefined}>
              <span className="font-semibold">{title}</span>
              {note && <span className="text-ink-soft"> {note}</span>}
            </span>
          </label>
          {link && (
            <SiteLink path={link.path} className="-mt-2 inline-flex min-h-11 items-center pl-10 text-link text-sm">
              {link.label}
            </SiteLink>
          )}
        </li>
      ))}
    </ul>
  );
}
