import { type ListedPageId, pages } from '@/data/pages';
import { listMenu, type MenuLink } from '@/lib/site/navigation';
import { pageWords } from '@/lib/site/page-words';

/** The pages that the search leads to, without itself: each as its menu calls it, else by its own short name. */
export function listLinkedPages(): MenuLink[] {
  const inMenus = (['header', 'tools', 'footer'] as const).flatMap(listMenu);
  return pages.flatMap(({ id, path, search, menu }) => {
    if (id === 'search' || (!search && !menu)) return [];
    const link = inMenus.find((one) => one.id === id);
    const { shortTitle, about } = pageWords[id as ListedPageId] ?? {};
    return [{ id, path, label: link?.label ?? shortTitle ?? '', about: link?.about ?? about }];
  });
}
