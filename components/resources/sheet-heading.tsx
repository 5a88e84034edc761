import { site } from '@/data/site';
import { parseCalendarDate } from '@/lib/calendar/parse-calendar-date';
import { formatDate } from '@/lib/format/format-date';

interface SheetHeadingProps {
  /** The page's path on this site: stands in for its address until site.js writes that. */
  path: string;
  /** yyyy-MM-dd */
  checked: string;
}

/** What stands above the title on paper: which site, at which address, printed and checked when. */
export function SheetHeading({ path, checked }: SheetHeadingProps) {
  const checkedOn = parseCalendarDate(checked);
  return (
    <p className="hidden print:block">
      {site.homeTitle},{' '}
      <span data-site-address suppressHydrationWarning>
        {path}
      </span>
      .
      <span data-printed-on suppressHydrationWarning>
        {' '}
      </span>
      {checkedOn && ` Checked ${formatDate(checkedOn)}.`} Amounts and phone numbers change: ask before you rely on them.
    </p>
  );
}
