import { type PageFacts, type PageFamily, pageFamilies, pages } from '@/data/pages';

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

function listFamily({ id: family, parent, names, slugs: _, measured, examples, ...tier }: PageFamily): SitePage[] {
  const path = pages.find(({ id }) => id === parent)?.path;
  return names.map((name) => ({
    ...tier,
    id: name,
    path: `${path}/${name}` as `/${string}`,
    family,
    isListed: true,
    isMeasured: name === measured,
    isExample: examples.includes(name),
  }));
}
