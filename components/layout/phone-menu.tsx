import { Bars3Icon, XMarkIcon } from '@heroicons/react/24/outline';
import { SiteLink } from '@/components/ui/site-link';
import { listDrawer, type MenuLink } from '@/lib/site/navigation';
import * as words from '@/words/layout';
import * as labels from '@/words/navigation';
import { MenuIcon } from './menu-icon';

const buttonClassName =
  'inline-flex size-tap items-center justify-center rounded-control border border-control text-ink hover:border-spruce hover:text-spruce';

interface PhoneMenuProps {
  currentPath: string | undefined;
  isAfterLoss: boolean;
}

/**
 * The side drawer of narrow screens: a native popover, which works without script and closes on Esc and on a tap
 * outside. A browser without popovers shows its links in the page instead, and no button.
 */
export function PhoneMenu({ currentPath, isAfterLoss }: PhoneMenuProps) {
  const { main, tools } = listDrawer();
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
        <div className="flex justify-end">
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
          <DrawerLinks links={main} currentPath={currentPath} />
          <p className="mt-3 border-line border-t px-3 pt-3 pb-1 text-ink-soft text-sm">{words.tools}</p>
          <DrawerLinks links={tools.filter(({ id }) => !(isAfterLoss && id === 'birth'))} currentPath={currentPath} />
          <p className="mt-6 border-line border-t px-3 pt-3">
            <SiteLink path="/support" className="inline-flex min-h-11 items-center text-ink-soft hover:text-spruce">
              {labels.footerLinks.support}
            </SiteLink>
          </p>
        </nav>
      </div>
    </div>
  );
}

interface DrawerLinksProps {
  links: MenuLink[];
  currentPath: string | undefined;
}

function DrawerLinks({ links, currentPath }: DrawerLinksProps) {
  return (
    <ul className="grid">
      {links.map(({ id, path, label }) => (
        <li key={id}>
          <SiteLink
            path={path}
            aria-current={path === currentPath ? 'page' : undefined}
            className="flex min-h-12 items-center gap-3 rounded-control px-3 py-1 font-medium leading-tight wrap-anywhere hover:bg-mist aria-[current=page]:bg-mist aria-[current=page]:font-semibold aria-[current=page]:text-spruce"
          >
            <MenuIcon id={id} />
            {label}
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}
