import { Bars3Icon, XMarkIcon } from '@heroicons/react/24/outline';
import { SiteLink } from '@/components/ui/site-link';
import { listMenu } from '@/lib/site/navigation';
import * as words from '@/words/layout';
import * as labels from '@/words/navigation';
import { MainLinks } from './site-navigation';

const buttonClassName =
  'inline-flex size-tap items-center justify-center rounded-control border border-control text-ink hover:border-spruce hover:text-spruce';

const linkClassName =
  'flex min-h-12 items-center rounded-control px-4 font-medium hover:bg-mist aria-[current=page]:bg-mist aria-[current=page]:font-semibold aria-[current=page]:text-spruce';

/**
 * The side drawer of narrow screens: a native popover, which works without script and closes on Esc and on a tap
 * outside. A browser without popovers shows its links in the page instead, and no button.
 */
export function PhoneMenu({ currentPath }: { currentPath: string | undefined }) {
  return (
    <div data-phone-menu className="bar:hidden">
      <button type="button" popoverTarget="phone-menu" aria-label={words.menu} className={buttonClassName}>
        <Bars3Icon aria-hidden className="size-sign" />
      </button>
      <div
        id="phone-menu"
        popover="auto"
        className="fixed inset-y-0 right-0 left-auto m-0 h-dvh max-h-none w-72 max-w-[85vw] translate-x-full overflow-y-auto border-line border-l bg-card p-4 text-ink opacity-0 transition-all transition-discrete backdrop:bg-veil open:translate-x-0 open:opacity-100 starting:open:translate-x-full starting:open:opacity-0"
      >
        <div className="mb-4 flex justify-end">
          <button
            type="button"
            popoverTarget="phone-menu"
            popoverTargetAction="hide"
            aria-label={words.closeMenu}
            className={buttonClassName}
          >
            <XMarkIcon aria-hidden className="size-sign" />
          </button>
        </div>
        <nav aria-label={words.mainMenu}>
          <ul className="grid gap-1">
            <MainLinks currentPath={currentPath} linkClassName={linkClassName} />
          </ul>
          <p className="mt-4 border-line border-t px-4 pt-4 pb-1 text-ink-soft text-sm">{words.tools}</p>
          <ul className="grid gap-1">
            {listMenu('tools').map(({ id, path, label }) => (
              <li key={id}>
                <SiteLink
                  path={path}
                  aria-current={path === currentPath ? 'page' : undefined}
                  className={linkClassName}
                >
                  {label}
                </SiteLink>
              </li>
            ))}
          </ul>
          <p className="mt-6 px-4">
            <SiteLink path="/support" className="text-link inline-flex min-h-11 items-center">
              {labels.footerLinks.support}
            </SiteLink>
          </p>
        </nav>
      </div>
    </div>
  );
}
