import { type ListedPageId, type Menu, pages } from '@/data/pages';
import * as words from '@/words/navigation';
import { pages as offlineNotes } from '@/words/offline';
import { type PageWords, pageWords } from './page-words';

/** A link of a menu to a page. */
export interface MenuLink {
  id: string;
  /** In English, below the site's own address. */
  path: string;
  label: string;
  /** What the page is for, in a line. */
  about?: string | undefined;
}

/** The names that a menu has for pages, where they are not the pages' own. */
const ownLabels: Record<Menu, Partial<Record<string, string | { label: string; about: string }>>> = {
  header: words.mainNavigation,
  tools: words.toolLinks,
  footer: words.footerLinks,
};

/** The links of a menu in their order. */
export function listMenu(menu: Menu): MenuLink[] {
  return pages
    .filter((page) => page.menu === menu)
    .map(({ id, path }) => {
      const own = ownLabels[menu][id] ?? getPageLabel(id);
      return { id, path, ...(typeof own === 'string' ? { label: own } : own) };
    });
}

/**
 * The links of the drawer of narrow screens: those of the header, with when to call as the second, and the other tools.
 */
export function listDrawer(): { main: MenuLink[]; tools: MenuLink[] } {
  const [home, ...others] = listMenu('header');
  const tools = listMenu('tools');
  const isCall = ({ id }: MenuLink) => id === 'when-to-call';
  return {
    main: [...(home ? [home] : []), ...tools.filter(isCall), ...others],
    tools: tools.filter((link) => !isCall(link)),
  };
}

/** @throws Error for a page that search engines are not told of: it has its label in the words of navigation alone. */
function getPageLabel(id: string): Pick<MenuLink, 'label' | 'about'> {
  const page: PageWords | undefined = pageWords[id as ListedPageId];
  if (!page) throw new Error(`The words of navigation have no label for the page '${id}'`);
  return { label: page.shortTitle, about: page.about };
}

/** What menus call the page at a path; undefined where there is none, or no menu and no search engine leads to it. */
export function findPageName(path: string): string | undefined {
  const page = pages.find((one) => one.path === path);
  if (!page) return undefined;
  const own = page.menu && ownLabels[page.menu][page.id];
  const names: Partial<Record<string, PageWords>> = pageWords;
  return (typeof own === 'object' ? own.label : own) ?? names[page.id]?.shortTitle;
}

/** The link of the menus that a page belongs to: its own, or that of the page above it. */
export function findMenuPath(path: string): string | undefined {
  return pages.find(
    (page) => page.menu && page.menu !== 'footer' && (path === page.path || path.startsWith(`${page.path}/`)),
  )?.path;
}

/** What works without a connection: the pages of which the words of /offline say so, in their order. */
export function listOfflineLinks(): Required<MenuLink>[] {
  return Object.entries(offlineNotes).map(([id, { name, what }]) => {
    const path = pages.find((page) => page.id === id)?.path;
    if (!path) throw new Error(`The words of /offline name a page '${id}', which data/pages.ts does not have`);
    return { id, path, label: name, about: what };
  });
}
