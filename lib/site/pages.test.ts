/** @jest-environment node */
import { lastReviewed } from '@/data/site';
import { sources } from '@/data/sources';
import { listWeekSources } from '@/lib/sources/page-sources';
import { findWeeklyRecord } from '@/lib/weeks/week-record';
import { provinceGuides } from '@/words/province-guides';
import { describeWeekPage } from './page-descriptions';
import { getPage, isIndexed, listPages } from './pages';
import { sitePages } from './site-pages';

const pages = listPages();

it('knows every page that search engines are told of, also of forty weeks and thirteen regions, parents first', () => {
  const paths = pages.map(({ path }) => path);
  expect(paths).toEqual(sitePages.filter(({ isListed }) => isListed).map(({ path }) => path));
  expect(paths).toEqual(
    expect.arrayContaining(['/', '/development/week-1', '/development/week-40', '/resources/northwest-territories']),
  );
  expect(paths.indexOf('/development')).toBeLessThan(paths.indexOf('/development/week-1'));
  expect(paths.indexOf('/resources')).toBeLessThan(paths.indexOf('/resources/alberta'));
});

it('has a title and a description of its own for each page', () => {
  expect(new Set(pages.map(({ title }) => title)).size).toBe(pages.length);
  expect(new Set(pages.map(({ description }) => description)).size).toBe(pages.length);
});

it("tells of a region's page in the region's own words", () => {
  expect(getPage('/resources/northwest-territories')).toEqual({
    path: '/resources/northwest-territories',
    title: 'Having a baby in the Northwest Territories',
    description: provinceGuides.NT.description,
    shortTitle: 'Northwest Territories',
    picture: 'canoe',
    kind: 'general',
    lastReviewed,
  });
});

describe("a week's page", () => {
  it('has the picture of its main comparison', () => {
    expect(getPage('/development/week-11')).toMatchObject({
      title: 'Week 11 of pregnancy: The head is half of it',
      shortTitle: 'Week 11',
      picture: 'timbit',
      kind: 'medical',
    });
  });

  it.each([
    [4, 'a picture for the week (a poppy seed on a fresh bagel)'],
    [5, 'its size beside a yellow mustard seed'],
    [19, 'a picture for the week (a dish of poutine)'],
    [20, 'its size beside'],
  ])('of week %i speaks of size only where a length is known: %s', (week, words) => {
    expect(getPage(`/development/week-${week}`).description).toContain(words);
  });

  it('was reviewed on the day on which its least recently checked source was', () => {
    const record = findWeeklyRecord(20);
    if (!record) throw new Error('no week 20');
    const [first] = listWeekSources(record);
    if (!first) throw new Error('no source');
    const replaced = jest.replaceProperty(sources, first, { ...sources[first], checked: '2025-03-04' } as never);
    expect(getPage('/development/week-20').lastReviewed).toBe('2025-03-04');
    replaced.restore();
    expect(getPage('/development/week-20').lastReviewed).not.toBe('2025-03-04');
  });

  it.each([0, 41])('does not exist for week %i', (week) => {
    expect(() => describeWeekPage(week)).toThrow(`No page is about week ${week}`);
  });
});

it.each(['/nowhere', '', 'calculator', '/development/week-41', '/birth', '/404'])('tells nothing of %j', (path) => {
  expect(isIndexed(path)).toBe(false);
  expect(() => getPage(path)).toThrow(`No page is at '${path}'`);
});
