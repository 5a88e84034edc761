/** @jest-environment node */
import { provinceCodes } from '@/data/provinces';
import { getProvincePath } from '@/lib/resources/provinces';
import { listSearchFaults } from '@/scripts/testing/search-results';
import { inRegion } from '@/words/regions';
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
  ['/tests', /^Tests prénataux au Canada/],
  ['/labour', /^Accouchement\u00a0: étapes, douleur, césarienne/],
  ['/signs-of-labour', /^Début du travail\u00a0: quand partir/],
  ['/due-date/ivf', /^Date d’accouchement après une FIV/],
  ['/due-date/conception', /^Date de conception et date d’accouchement/],
  ['/due-date/ultrasound', /^Date prévue par échographie/],
  ['/how-many-weeks', /^À combien de semaines suis-je\?/],
  ['/can-i', /^Enceinte, puis-je en manger ou en prendre\?/],
  ['/can-i/food', /^Aliments à éviter pendant la grossesse/],
  ['/can-i/drinks', /^Enceinte\u00a0: café, thé et autres boissons/],
  ['/can-i/medicines', /^Médicaments et grossesse/],
  ['/can-i/body-and-beauty', /^Enceinte\u00a0: teinture, bains/],
  ['/can-i/activity-and-travel', /^Enceinte\u00a0: sport, sexe, sommeil et voyages/],
  ['/can-i/home-and-work', /^Enceinte\u00a0: chat, ménage, microbes et emploi/],
])('begins with what is typed for %s', (path, words) => {
  expect(getPage(path).title).toMatch(words);
});

it.each(provinceCodes)('begins with what is typed for the page of %s', (code) => {
  expect(getPage(getProvincePath(code)).title).toBe(`Avoir un bébé ${inRegion(code)}`);
});
