import { useDeferredValue } from 'react';
import { useToday } from '@/lib/browser/clock';
import { getSiteOrigin } from '@/lib/browser/platform';
import { formatDate } from '@/lib/format/dates';
import { href } from '@/lib/site/href';
import * as words from '@/words/ui/printed-on';

/** In print: the day of printing, and the address of its page. */
export function PrintedOn({ path, className = '' }: { path: string; className?: string }) {
  // A phone takes long to write its first date, and paper can wait: after what has to answer a tap, in a task of its own.
  const today = useDeferredValue(useToday());
  if (!today) return null;
  return (
    <p className={`hidden text-sm print:block ${className}`}>
      {words.printedOn({ date: formatDate(today), address: `${getSiteOrigin()}${href(path)}` })}
    </p>
  );
}
