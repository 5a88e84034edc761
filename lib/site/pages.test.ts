/** @jest-environment node */
import { pages as pageFacts } from '@/data/pages';
import { provinceCodes } from '@/data/provinces';
import { lastReviewed } from '@/data/site';
import { sources } from '@/data/sources';
import { listWeekSources } from '@/lib/sources/page-sources';
import { findWeeklyRecord } from '@/lib/weeks/week-record';
import { provinceGuides } from '@/words/province-guides';
import { describeWeekPage } from './page-descriptions';
import { getPage, listPages } from './pages';

const pages = listPages();

it('knows the pages of the menu, of forty weeks and of thirteen regions, each once and parents first', () => {
  const paths = pages.map(({ path }) => path);
  expect(new Set(paths).size).toBe(pageFacts.length + 40 + provinceCodes.length);
  expect(paths).toHaveLength(new Set(paths).size);
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

it.each(['/nowhere', '', 'calculator', '/development/week-41'])('has no page at %j', (path) => {
  expect(() => getPage(path)).toThrow(`No page is at '${path}'`);
});
