/** @jest-environment node */
import { listSearchFaults } from '@/scripts/testing/search-results';
import * as site from '@/words/site';
import { getPageMetadata } from './page-metadata';
import { getPage, listPages } from './pages';

const results = listPages().map(({ path }) => {
  const { title, description } = getPageMetadata(path);
  return { path, title: typeof title === 'string' ? `${title} | ${site.name}` : title.absolute, description };
});

it('shows every page whole in French, and no two alike', () => {
  expect(listSearchFaults(results)).toEqual([]);
});

it('binds colons and the numbers of figures, as French typography asks', () => {
  for (const { path, title, description } of results) {
    expect({ path, loose: `${title} ${description}`.match(/ [:;!?]|\d (?:cm|g|kg)\b/g) }).toEqual({
      path,
      loose: null,
    });
  }
});

it.each(Array.from({ length: 40 }, (_, index) => index + 1))('begins with what is typed for week %i', (week) => {
  const { title, description } = getPage(`/development/week-${week}`);
  expect(title).toMatch(new RegExp(`^${week}\u00a0semaine${week === 1 ? '' : 's'} de grossesse\u00a0: `));
  expect(description).toMatch(new RegExp(`^Semaine ${week}(?!\\d)`));
});

it.each([
  ['/benefits', /^Calcul du congé de maternité et parental/],
  ['/calculator', /^Calcul de la date d’accouchement\u00a0: /],
  ['/development', /^Taille du bébé par semaine, en cm/],
])('begins with what is typed for %s', (path, words) => {
  expect(getPage(path).title).toMatch(words);
});
