/** @jest-environment node */
import { readdirSync } from 'node:fs';
import { translatePath } from '@/lib/site/translate-path';
import { loadModules } from '@/scripts/lint/list-words';
import { languages as buildLanguages } from '@/scripts/setup/languages.mjs';
import { languages, slugs } from './languages';
import { provinceCodes } from './provinces';

interface LanguageWords {
  languageTag: string;
  languageCode: string;
  languagePrefix: string;
  slugs: Record<string, string>;
}
interface RegionWords {
  codesInOrder: readonly (typeof provinceCodes)[number][];
  names: Record<string, string>;
}

const listFiles = (code: string) =>
  readdirSync(`data/${code}`, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(tsx?|json)$/.test(file) && !file.includes('.test.'))
    .sort();

it.each(languages)(
  '$name: its folder says of the language what the list of languages says',
  ({ code, tag, prefix }) => {
    const { language } = loadModules(`data/${code}`, (path) => path === 'language.ts') as { language: LanguageWords };
    expect(language).toMatchObject({ languageTag: tag, languageCode: code, languagePrefix: prefix });
    expect(language.slugs).toEqual(slugs[code]);
    expect(buildLanguages.find((built) => built.code === code)).toMatchObject({ tag, prefix });
  },
);

it.each(languages)('$name: its folder has the same files as every other', ({ code }) => {
  expect(listFiles(code)).toEqual(listFiles('en'));
});

it.each(languages)('$name: regions stand in alphabetical order, the provinces first', ({ code, tag }) => {
  const { regions } = loadModules(`data/${code}`, (path) => path === 'regions.ts') as { regions: RegionWords };
  const { compare } = new Intl.Collator(tag);
  const sort = (codes: readonly (typeof provinceCodes)[number][]) =>
    [...codes].sort((one, other) => compare(regions.names[one] ?? '', regions.names[other] ?? ''));
  expect(regions.codesInOrder).toEqual([...sort(provinceCodes.slice(0, 10)), ...sort(provinceCodes.slice(10))]);
});

describe.each(languages)('the addresses in $name', ({ code }) => {
  const parts = Object.entries(slugs[code]);

  it('are each for one page, in small letters without accents', () => {
    const names = Object.keys(slugs.fr);
    const translated = names.map((name) => slugs[code][name] ?? name);
    expect(new Set(translated).size).toBe(names.length);
    for (const [, slug] of parts) expect(slug).toMatch(/^[a-z]+(-[a-z]+)*$/);
  });
});

it.each([
  ['/', '/'],
  ['/calculator', '/calculatrice'],
  ['/calculator#timer', '/calculatrice#timer'],
  ['/?date=2027-06-08', '/?date=2027-06-08'],
  ['/development/week-7', '/developpement/semaine-7'],
  ['/resources/prince-edward-island', '/ressources/ile-du-prince-edouard'],
  ['/calculator#timeline', '/calculatrice#timeline'],
  ['/resources/prince-edward-island#calculator', '/ressources/ile-du-prince-edouard#calculator'],
  ['/pictures/beaver.svg', '/pictures/beaver.svg'],
  ['/site.js', '/site.js'],
])('%s is %s in French', (path, translated) => {
  expect(translatePath(path, slugs.fr)).toBe(translated);
});

it.each([
  ['index.html', 'index.html'],
  ['calculator.html', 'calculatrice.html'],
  ['development/week-20.html', 'developpement/semaine-20.html'],
  ['_next/static/chunks/timeline.js', '_next/static/chunks/timeline.js'],
])('the file %s is %s in French', (file, translated) => {
  expect(translatePath(file, slugs.fr)).toBe(translated);
});
