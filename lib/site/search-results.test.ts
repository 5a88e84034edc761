/** @jest-environment node */
import { provinceCodes } from '@/data/provinces';
import { getProvincePath } from '@/lib/resources/provinces';
import { listSearchFaults } from '@/scripts/testing/search-results';
import { names } from '@/words/regions';
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
  ['/tests', /^Prenatal tests in Canada/],
  ['/labour', /^Labour and birth: stages, pain relief, cesarean/],
  ['/signs-of-labour', /^Signs of labour: when to go to the hospital/],
  ['/due-date/ivf', /^IVF due date calculator/],
  ['/due-date/conception', /^Conception date calculator/],
  ['/due-date/ultrasound', /^Due date by ultrasound/],
  ['/how-many-weeks', /^How many weeks pregnant am I\?/],
  ['/can-i', /^Can I eat, take or do this while pregnant/],
  ['/can-i/food', /^Foods to avoid in pregnancy/],
  ['/can-i/drinks', /^Coffee, tea and other drinks in pregnancy/],
  ['/can-i/medicines', /^Medications in pregnancy/],
  ['/can-i/body-and-beauty', /^Hair dye, hot tubs/],
  ['/can-i/activity-and-travel', /^Exercise, sex, sleep and travel in pregnancy/],
  ['/can-i/home-and-work', /^Cats, cleaning, germs and work while pregnant/],
])('begins with what is typed for %s', (path, words) => {
  expect(getPage(path).title).toMatch(words);
});

it.each(provinceCodes)('begins with what is typed for the page of %s', (code) => {
  expect(getPage(getProvincePath(code)).title).toMatch(new RegExp(`^Having a baby in (?:the )?${names[code]}$`));
});
