import { canITopics } from '@/data/can-i/topics';
import { type PageFacts, type PageFamily, pageFamilies, pages } from '@/data/pages';
import { FIRST_WEEK, LAST_WEEK } from '@/data/pregnancy-rules';
import { provinceSlugs } from '@/data/provinces';

/** A page of the site, also one of a family. */
export type SitePage = PageFacts & {
  family?: PageFamily['id'];
  /** Whether search engines are told of it. */
  isListed: boolean;
  /** Whether it is measured: one of each kind of page, without those that stand in for others. */
  isMeasured: boolean;
  /** Whether it is tried in a browser for its kind: all pages but most of a family. */
  isExample: boolean;
};

/** The last parts of the addresses of each family, in English. */
const familyNames: Record<PageFamily['id'], string[]> = {
  week: Array.from({ length: LAST_WEEK - FIRST_WEEK + 1 }, (_, index) => `week-${FIRST_WEEK + index}`),
  region: Object.values(provinceSlugs),
  'can-i-topic': Object.keys(canITopics),
};

/** Every page of the site, parents before their children. */
export const sitePages: readonly SitePage[] = [
  ...pages.map((page) => ({
    ...page,
    isListed: page.search !== undefined,
    isMeasured: !page.isStandIn,
    isExample: true,
  })),
  ...pageFamilies.flatMap(listFamily),
];

/** The page at `path`, which has English names; undefined where there is none. */
export const findSitePage = (path: string) => sitePages.find((page) => page.path === path);

function listFamily({ id: family, parent, measured, examples, ...tier }: PageFamily): SitePage[] {
  const path = pages.find(({ id }) => id === parent)?.path;
  return familyNames[family].map((name) => ({
    ...tier,
    id: name,
    path: `${path}/${name}` as `/${string}`,
    family,
    isListed: true,
    isMeasured: name === measured,
    isExample: examples.includes(name),
  }));
}
