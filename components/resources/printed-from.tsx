import { site } from '@/data/site';
import { getSiteOrigin } from '@/lib/browser/get-site-origin';
import { useToday } from '@/lib/browser/use-today';
import { formatLongDate } from '@/lib/format/format-long-date';
import { href } from '@/lib/site/href';

/** On paper alone, under the title: when it was printed, and where it comes from. */
export function PrintedFrom() {
  const today = useToday();
  if (!today) return null;
  return (
    <p className="hidden print:mb-4 print:block">
      {site.homeTitle}, {formatLongDate(today)}
      <br />
      {getSiteOrigin()}
      {href('/resources')}
    </p>
  );
}
