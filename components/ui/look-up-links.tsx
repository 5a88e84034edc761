import type { LookUp } from '@/data/can-i/entry-refs';
import { answers } from '@/words/ui/look-up';
import { SiteLink } from './site-link';

/** The answers of the look-up that a sentence leads to, on a line of their own. */
export function LookUpLinks({ lookUp }: { lookUp: readonly LookUp[] }) {
  if (lookUp.length === 0) return null;
  return (
    <span className="flex flex-wrap items-center gap-x-4 print:hidden">
      <span>{answers}</span>
      {lookUp.map(({ entry, name }) => (
        <SiteLink key={entry} path={`/can-i/${entry}`} className="inline-flex min-h-11 items-center text-link">
          {name}
        </SiteLink>
      ))}
    </span>
  );
}
