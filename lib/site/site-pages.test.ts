/** @jest-environment node */
import { slugs } from '@/data/languages';
import { pageFamilies } from '@/data/pages';
import { findSitePage, sitePages } from './site-pages';

it('has each page once, with an id of its own', () => {
  for (const key of ['id', 'path'] as const) {
    expect(new Set(sitePages.map((page) => page[key])).size).toBe(sitePages.length);
  }
});

it('makes the pages of weeks and regions by a rule', () => {
  expect(sitePages.filter(({ family }) => family === 'week')).toHaveLength(40);
  expect(sitePages.filter(({ family }) => family === 'region')).toHaveLength(13);
  expect(findSitePage('/development/week-20')).toEqual({
    id: 'week-20',
    path: '/development/week-20',
    tier: 'light',
    script: 'own-week',
    family: 'week',
    isListed: true,
    isMeasured: true,
    isExample: true,
  });
  expect(findSitePage('/resources/yukon')).toMatchObject({ tier: 'words', isMeasured: false, isExample: false });
  expect(findSitePage('/development/week-41')).toBeUndefined();
});

it.each(pageFamilies)('has the page above the $id pages, and those that stand for all', (family) => {
  const members = sitePages.filter((page) => page.family === family.id);
  expect(members.filter(({ isMeasured }) => isMeasured)).toHaveLength(1);
  expect(members.filter(({ isExample }) => isExample)).toHaveLength(family.examples.length);
  for (const { path } of members) expect(findSitePage(path.slice(0, path.lastIndexOf('/')))?.id).toBe(family.parent);
});

it('measures no page that stands in for another', () => {
  expect(sitePages.filter(({ isStandIn }) => isStandIn).map(({ isMeasured }) => isMeasured)).toEqual([false, false]);
});

it('names every address in French, also of regions and weeks', () => {
  expect(slugs.fr).toMatchObject({ calculator: 'calculatrice', week: 'semaine' });
});
