import { type CanITopic, canITopics } from '@/data/can-i/topics';
import { type ListedPageId, pages } from '@/data/pages';
import { provinceCodes } from '@/data/provinces';
import { lastChanged } from '@/data/site';
import { weekTexts } from '@/words/weeks';
import { describeCanITopicPage, describeProvincePage, describeWeekPage, type PageText } from './page-descriptions';
import { pageWords } from './page-words';
import { findSitePage } from './site-pages';

/** Every page that search engines should know, parents before their children. */
export function listPages(): PageText[] {
  return [
    ...pages.flatMap(({ id, path, search }) =>
      search ? [{ lastChanged, ...search, path, ...pageWords[id as ListedPageId] }] : [],
    ),
    ...weekTexts.map(({ week }) => describeWeekPage(week)),
    ...provinceCodes.map((code) => describeProvincePage(code)),
    ...(Object.keys(canITopics) as CanITopic[]).map(describeCanITopicPage),
  ];
}

/** Whether search engines should know the page at `path`. */
export const isIndexed = (path: string) => findSitePage(path)?.isListed ?? false;

/**
 * The page at `path`.
 * @throws Error for a path that is no page, or one that search engines are not told of.
 */
export function getPage(path: string): PageText {
  const page = listPages().find((candidate) => candidate.path === path);
  if (!page) throw new Error(`No page is at '${path}'`);
  return page;
}
