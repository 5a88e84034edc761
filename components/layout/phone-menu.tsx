import { Bars3Icon, XMarkIcon } from '@heroicons/react/24/outline';
import * as words from '@/words/layout';
import { SiteNavigation } from './site-navigation';

const buttonClassName =
  'inline-flex size-11 items-center justify-center rounded-control border border-control text-ink hover:border-spruce hover:text-spruce';

/**
 * The side drawer of narrow screens: a native popover, which works without script and closes on Esc and on a tap
 * outside.
 */
export function PhoneMenu({ currentPath }: { currentPath: string | undefined }) {
  return (
    <div className="md:hidden">
      <button type="button" popoverTarget="phone-menu" aria-label={words.menu} className={buttonClassName}>
        <Bars3Icon aria-hidden className="size-6" />
      </button>
      <div
        id="phone-menu"
        popover="auto"
        className="fixed inset-y-0 right-0 left-auto m-0 h-dvh max-h-none w-72 max-w-[85vw] translate-x-full border-line border-l bg-card p-4 text-ink opacity-0 transition-all transition-discrete backdrop:bg-veil open:translate-x-0 open:opacity-100 starting:open:translate-x-full starting:open:opacity-0"
      >
        <div className="mb-4 flex justify-end">
          <button
            type="button"
            popoverTarget="phone-menu"
            popoverTargetAction="hide"
            aria-label={words.closeMenu}
            className={buttonClassName}
          >
            <XMarkIcon aria-hidden className="size-6" />
          </button>
        </div>
        <SiteNavigation
          label={words.mainMenu}
          currentPath={currentPath}
          listClassName="grid gap-1"
          linkClassName="flex min-h-12 items-center rounded-control px-4 font-medium hover:bg-mist aria-[current=page]:bg-mist aria-[current=page]:font-semibold aria-[current=page]:text-spruce"
        />
      </div>
    </div>
  );
}
