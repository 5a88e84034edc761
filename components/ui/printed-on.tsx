import { useToday } from '@/lib/browser/clock';
import { getSiteOrigin } from '@/lib/browser/platform';
import { formatDate } from '@/lib/format/dates';
import { href } from '@/lib/site/href';

/** In print: the day of printing, and the address of its page. */
export function PrintedOn({ path, className = '' }: { path: string; className?: string }) {
  const today = useToday();
  if (!today) return null;
  return (
    <p className={`hidden text-sm print:block ${className}`}>
      Printed {formatDate(today)} from {getSiteOrigin()}
      {href(path)}
    </p>
  );
}
