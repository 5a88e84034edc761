import { notKept } from '@/words/ui/not-kept';
import { InPageScript } from './in-page-script';
import { StaticMarkup } from './static-markup';

/**
 * Says that what is entered on a page is not kept, where the browser keeps nothing. A part of the page and not of its
 * widgets: it costs no script. The timer, the bag, the result and the birthday say it in words of their own.
 */
export function NotKeptLine() {
  return (
    // The script marks the line before React takes the page over.
    <StaticMarkup id="not-kept" isForScreen>
      <p className="mb-6 hidden max-w-reading text-ink-soft data-[storage=refused]:block print:hidden!">{notKept}</p>
      <InPageScript name="try-storage" />
    </StaticMarkup>
  );
}
