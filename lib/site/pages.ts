import { pages } from '@/data/pages';
import { provinceCodes } from '@/data/provinces';
import { pages as words } from '@/words/pages';
import { weekTexts } from '@/words/weeks';
import { describeProvincePage, describeWeekPage, type PageText } from './page-descriptions';

/** Every page that search engines should know, parents before their children. */
export function listPages(): PageText[] {
  return [
    ...pages.map((page) => ({ ...page, ...words[page.path] })),
    ...weekTexts.map(({ week }) => describeWeekPage(week)),
    ...provinceCodes.map((code) => describeProvincePage(code)),
  ];
}

/** Whether search engines should know the page at `path`. */
export const isIndexed = (path: string) => listPages().some((page) => page.path === path);

/**
 * The page at `path`.
 * @throws Error for a path that is no page.
 */
export function getPage(path: string): PageText {
  const page = listPages().find((candidate) => candidate.path === path);
  if (!page) throw new Error(`No page is at '${path}'`);
  return page;
}
