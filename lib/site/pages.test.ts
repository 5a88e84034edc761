/** @jest-environment node */
import { lastChanged } from '@/data/site';
import { sources } from '@/data/sources';
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
    lastChanged,
  });
});

describe("a week's page", () => {
  it('has the picture of its main comparison', () => {
    expect(getPage('/development/week-11')).toMatchObject({
      title: '11 weeks pregnant: 4.9 cm, your body, tests in Canada',
      shortTitle: 'Week 11',
      picture: 'timbit',
      kind: 'medical',
    });
  });

  it.each([
    [1, '1 week pregnant: your body gets ready, what to do in Canada'],
    [5, '5 weeks pregnant: up to 0.3 cm, your body, tests in Canada'],
    [19, '19 weeks pregnant: 295 g, your body, tests in Canada'],
    // No test falls in it.
    [40, '40 weeks pregnant: 49.5 cm, your body, what to do in Canada'],
  ])('of week %i has the figure that is known of it: %s', (week, title) => {
    expect(getPage(`/development/week-${week}`).title).toBe(title);
  });

  it.each([
    [4, 'Week 4 of pregnancy: a missed period. Take a home test.'],
    [5, 'Week 5: your baby is as long as a yellow mustard seed (up to 0.3 cm).'],
    [19, 'Your baby weighs 295 g.'],
    [20, 'Week 20: your baby is as long as a chipmunk (25.5 cm, 358 g). Anatomy scan, by 22 weeks.'],
  ])('of week %i is described by what that week holds', (week, words) => {
    expect(getPage(`/development/week-${week}`).description).toContain(words);
  });

  it.each([0, 41])('does not exist for week %i', (week) => {
    expect(() => describeWeekPage(week)).toThrow(`No page is about week ${week}`);
  });
});

it('changed no earlier than what it rests on was last looked at', () => {
  const lastChecked = Object.values(sources)
    .map(({ checked }) => checked)
    .sort()
    .at(-1);
  for (const { path, lastChanged: day } of pages) {
    expect({ path, isDay: /^\d{4}-\d\d-\d\d$/.test(day) }).toEqual({ path, isDay: true });
    expect({ path, day: [day, lastChecked, lastChanged].sort().at(-1) }).toEqual({ path, day });
  }
});

it.each(['/nowhere', '', 'calculator', '/development/week-41', '/birth', '/404'])('tells nothing of %j', (path) => {
  expect(isIndexed(path)).toBe(false);
  expect(() => getPage(path)).toThrow(`No page is at '${path}'`);
});
