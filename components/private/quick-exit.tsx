import { ArrowRightStartOnRectangleIcon } from '@heroicons/react/24/outline';
import { InPageScript } from '@/components/ui/in-page-script';
import { href } from '@/lib/site/href';
import * as words from '@/words/private-page';

const note = 'mt-1.5 text-ink-soft text-sm leading-snug';

/**
 * Leaves a page that nobody else should see: at the lower edge of the window, but the first thing behind the header, so
 * that it works early and is read out early. Escape, pressed twice, does the same (lib/browser/in-page/quick-exit.ts).
 */
export function QuickExit() {
  return (
    <aside
      aria-label={words.leave}
      className="quick-exit sticky bottom-0 z-30 order-last mt-auto border-line border-t bg-paper print:hidden"
    >
      <div className="page-width py-3 text-center [@media(height<30rem)]:py-1.5">
        <a
          href={words.weatherUrl}
          rel="noreferrer"
          data-quick-exit
          data-home={href('/')}
          className="mx-auto flex min-h-14 max-w-reading items-center justify-center gap-3 rounded-control border border-transparent bg-maple px-4 py-2 font-semibold text-on-maple"
        >
          <ArrowRightStartOnRectangleIcon aria-hidden className="size-6 shrink-0" />
          {words.leave}
        </a>
        <p data-needs-script className={`${note} [@media(height<30rem)]:sr-only`}>
          {words.whatLeavingDoes} <span className="max-md:sr-only">{words.byKeyboard}</span>
        </p>
        <p className={`${note} hidden [@media(scripting:none)]:block`}>{words.withoutScript}</p>
      </div>
      <InPageScript name="quick-exit" />
    </aside>
  );
}
