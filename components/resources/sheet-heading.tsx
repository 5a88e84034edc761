import { SheetOrigin } from '@/components/ui/sheet-origin';
import { parseCalendarDate } from '@/lib/calendar/calendar-date';
import { formatDate } from '@/lib/format/dates';

interface SheetHeadingProps {
  /** The page's path on this site. */
  path: string;
  /** yyyy-MM-dd */
  checked: string;
}

/** The line above the title in print: the site, its address, and the days of printing and checking. */
export function SheetHeading({ path, checked }: SheetHeadingProps) {
  const checkedOn = parseCalendarDate(checked);
  return (
    <p className="hidden print:block">
      <SheetOrigin path={path} />
      {checkedOn && ` Checked ${formatDate(checkedOn)}.`} Amounts and phone numbers change: ask before you rely on them.
    </p>
  );
}
