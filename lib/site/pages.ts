import { type PageText, pages } from '@/data/pages';
import { provinceCodes } from '@/data/provinces';
import { weekTexts } from '@/words/weeks';
import { describeProvincePage, describeWeekPage } from './page-descriptions';

/** Every page that search engines should know, parents before their children. */
export function listPages(): PageText[] {
  return [
    ...pages,
    ...weekTexts.map(({ week }) => describeWeekPage(week)),
    ...provinceCodes.map((code) => describeProvincePage(code)),
  ];
}

/**
 * The page at `path`.
 * @throws Error for a path that is no page.
 */
export function getPage(path: string): PageText {
  const page = listPages().find((candidate) => candidate.path === path);
  if (!page) throw new Error(`No page is at '${path}'`);
  return page;
}
