import { type ListedPageId, type Menu, pages } from '@/data/pages';
import * as words from '@/words/navigation';
import { pages as offlineNotes } from '@/words/offline';
import { pageWords } from './page-words';

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
      const { shortTitle, about } = pageWords[id as ListedPageId];
      const own = ownLabels[menu][id] ?? { label: shortTitle, about };
      return { id, path, ...(typeof own === 'string' ? { label: own } : own) };
    });
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
