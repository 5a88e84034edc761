import { SheetOrigin } from '@/components/ui/sheet-origin';
import { formatDataDate } from '@/lib/format/data-dates';
import * as words from '@/words/resources/page';

interface SheetHeadingProps {
  /** The page's path on this site. */
  path: string;
  /** yyyy-MM-dd */
  checked: string;
}

/** What stands above the title on paper: which site, at which address, printed and checked when. */
export function SheetHeading({ path, checked }: SheetHeadingProps) {
  return (
    <p className="hidden print:block">
      <SheetOrigin path={path} /> {words.checkedOn(formatDataDate(checked))} {words.askBefore}
    </p>
  );
}
