import { SheetOrigin } from '@/components/ui/sheet-origin';
import { formatDataDate } from '@/lib/format/dates';
import * as words from '@/words/resources/page';

interface SheetHeadingProps {
  /** The page's path on this site. */
  path: string;
  /** yyyy-MM-dd */
  checked: string;
}

/** The line above the title in print: the site, its address, and the days of printing and checking. */
export function SheetHeading({ path, checked }: SheetHeadingProps) {
  return (
    <p className="hidden print:block">
      <SheetOrigin path={path} /> {words.checkedOn(formatDataDate(checked))} {words.askBefore}
    </p>
  );
}
