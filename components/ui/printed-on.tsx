import { useToday } from '@/lib/browser/clock';
import { getSiteOrigin } from '@/lib/browser/platform';
import { formatDate } from '@/lib/format/dates';
import { href } from '@/lib/site/href';
import * as words from '@/words/ui/printed-on';

/** In print: the day of printing, and the address of its page. */
export function PrintedOn({ path, className = '' }: { path: string; className?: string }) {
  const today = useToday();
  if (!today) return null;
  return (
    <p className={`hidden text-sm print:block ${className}`}>
      {words.printedOn({ date: formatDate(today), address: `${getSiteOrigin()}${href(path)}` })}
    </p>
  );
}
