import { href } from '@/lib/site/href';
import * as words from '@/words/ui/sheet-origin';

/**
 * The site that a printed sheet comes from, its address, and the day of printing.
 * @param path the page's path on this site: stands in for its address until site.js writes that, and the day
 */
export function SheetOrigin({ path }: { path: string }) {
  return words.origin({
    address: (
      <span data-site-address suppressHydrationWarning>
        {href(path)}
      </span>
    ),
    printedOn: <span data-printed-on> </span>,
  });
}
