/** @jest-environment node */
import { babyNames } from '@/data/baby-names';
import { benefitSources } from '@/data/benefits/benefit-sources';
import { type Source, sources } from '@/data/sources';
import { sourceNames } from '@/words/source-names';
import { nameSource } from './name-source';

it('marks titles and publishers that are English, and not those that are French', () => {
  expect(nameSource(sources['msd-dating'])).toMatchObject({ titleLanguage: 'en', publisherLanguage: 'en' });
  expect(nameSource(sources['sogc-441'])).toMatchObject({ publisher: 'Bébé bouge', publisherLanguage: undefined });
});

it('has a French title for every page that is in French, and leads to the French one of those that it names', () => {
  const french = Object.values(sources).filter(({ url }) => /\/fr(\/|$)|lejournaldejoliette/.test(url));
  expect(french.length).toBeGreaterThan(2);
  expect(french.map(nameSource).filter(({ titleLanguage }) => titleLanguage)).toEqual([]);
  expect(nameSource(sources['ei-maternity-parental']).url).toContain('canada.ca/fr/');
});

it('names no source that is not there', () => {
  const all: Source[] = [...Object.values(sources), ...Object.values(benefitSources), babyNames.source];
  const known = new Set(all.flatMap(({ url, title }) => [url, title]));
  expect(Object.keys(sourceNames).filter((key) => !known.has(key))).toEqual([]);
});

it('tells two sources with one address apart', () => {
  const [benefits, loss] = [nameSource(sources['ei-maternity-parental']), nameSource(sources['ei-loss'])];
  expect(loss.url).toBe(benefits.url);
  expect(loss.title).toBe(`${benefits.title}\u00a0: situations particulières`);
});
