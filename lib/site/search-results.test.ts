/** @jest-environment node */
import { listSearchFaults } from '@/scripts/testing/search-results';
import * as site from '@/words/site';
import { getPageMetadata } from './page-metadata';
import { getPage, listPages } from './pages';

const results = listPages().map(({ path }) => {
  const { title, description } = getPageMetadata(path);
  return { path, title: typeof title === 'string' ? `${title} | ${site.name}` : title.absolute, description };
});

it('shows every page whole, and no two alike', () => {
  expect(listSearchFaults(results)).toEqual([]);
});

it('finds what is cut, too short or there twice', () => {
  const description = 'd'.repeat(110);
  const title = 't'.repeat(60);
  expect(listSearchFaults([{ path: '/', title, description }])).toEqual([]);
  const faults = listSearchFaults([
    { path: '/a', title: `${title}t`, description: description.slice(1) },
    { path: '/b', title: 'b', description: 'd'.repeat(156) },
    { path: '/c', title: 'b', description: 'd'.repeat(155) },
    { path: '/d', title: 'd', description: 'd'.repeat(155) },
  ]);
  expect(faults.map((fault) => fault.split(': ').slice(0, 2).join(': '))).toEqual([
    '/a: 61 characters of title',
    '/a: 109 characters of description',
    '/b: 156 characters of description',
    '/b: not the only title',
    '/c: not the only title',
    '/c: not the only description',
    '/d: not the only description',
  ]);
});

it.each(Array.from({ length: 40 }, (_, index) => index + 1))('begins with what is typed for week %i', (week) => {
  const { title, description } = getPage(`/development/week-${week}`);
  expect(title).toMatch(week === 1 ? /^1 week pregnant: / : new RegExp(`^${week} weeks pregnant: `));
  expect(description).toMatch(new RegExp(`^Week ${week}\\b`));
});

it.each([
  ['/benefits', /^Maternity and parental leave calculator/],
  ['/calculator', /^Due date calculator: period, IVF, conception, ultrasound/],
  ['/development', /^Baby size by week, in cm/],
])('begins with what is typed for %s', (path, words) => {
  expect(getPage(path).title).toMatch(words);
});
