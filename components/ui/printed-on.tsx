import { getSiteOrigin } from '@/lib/browser/get-site-origin';
import { useToday } from '@/lib/browser/use-today';
import { formatDate } from '@/lib/format/format-date';
import { href } from '@/lib/site/href';

/** On paper: when it was printed, and the page of the site where it lives. */
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
