import { SheetOrigin } from '@/components/ui/sheet-origin';
import { parseCalendarDate } from '@/lib/calendar/calendar-date';
import { formatDate } from '@/lib/format/dates';

interface SheetHeadingProps {
  /** The page's path on this site. */
  path: string;
  /** yyyy-MM-dd */
  checked: string;
}

/** What stands above the title on paper: which site, at which address, printed and checked when. */
export function SheetHeading({ path, checked }: SheetHeadingProps) {
  const checkedOn = parseCalendarDate(checked);
  return (
    <p className="hidden print:block">
      <SheetOrigin path={path} />
      {checkedOn && ` Checked ${formatDate(checkedOn)}.`} Amounts and phone numbers change: ask before you rely on them.
    </p>
  );
}
