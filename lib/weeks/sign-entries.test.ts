/** @jest-environment node */

import { searchFillers } from '@/lib/search/fillers';
import { buildSearchIndex, search } from '@/lib/search/search';
import { signSearchEntries } from './sign-entries';

const index = buildSearchIndex(signSearchEntries, searchFillers);
const find = (typed: string) => search(index, typed).map(({ id }) => id);

it.each([
  ['headache', 'headache'],
  ['headahce', 'headache'],
  ['I have a bad headache', 'headache'],
  ['migraine', 'headache'],
  ['mal de tête', 'headache'],
  ['mal de tete', 'headache'],
  ['spotting', 'light-bleeding'],
  ['brown discharge', 'light-bleeding'],
  ['saignement', 'bleeding'],
  ['je saigne beaucoup', 'very-heavy-bleeding'],
  ['baby not moving', 'less-movement'],
  ["can't feel baby move", 'less-movement'],
  ['bébé ne bouge plus', 'less-movement'],
  ['my water broke', 'water'],
  ['perdu mes eaux', 'water'],
  ['itchy hands', 'itching'],
  ['mains qui piquent', 'itching'],
  ['œdème', 'swelling'],
  ['oedeme', 'swelling'],
  ['puffy face', 'swelling'],
  ['heartburn', 'heartburn'],
  ["brûlures d'estomac", 'heartburn'],
  ['fever 39', 'fever'],
  ['fièvre', 'fever'],
  ['uti', 'burning'],
  ['infection urinaire', 'burning'],
  ['kill myself', 'harm'],
  ['suicide', 'harm'],
  ['my partner hits me', 'danger-at-home'],
  ['c-section scar', 'wound'],
  ['baby yellow', 'baby-yellow'],
  ['jaunisse', 'baby-yellow'],
  ['hypertention', 'blood-pressure'],
  ['short of breath', 'trouble-breathing'],
  ['essoufflée', 'trouble-breathing'],
  ['contractoins', 'contractions'],
  ['mucus plug', 'mucous-discharge'],
  ['bouchon muqueux', 'mucous-discharge'],
  ['vomit', 'vomiting'],
  ['tombée dans les escaliers', 'fall'],
  ['car accident', 'crash'],
])('finds by %p the entry %s', (typed, id) => {
  expect(find(typed)).toContain(id);
});

it('finds each entry by each of its names and words, in either language', () => {
  for (const { id, names, searchWords } of signSearchEntries) {
    for (const typed of [...names, ...searchWords])
      expect([typed, find(typed)]).toEqual([typed, expect.arrayContaining([id])]);
  }
});

it('finds every sign of bleeding at once, not the first alone', () => {
  expect(find('bleeding')).toEqual(expect.arrayContaining(['very-heavy-bleeding', 'bleeding', 'light-bleeding']));
});

it('has no verdict among its words', () => {
  const said = signSearchEntries.flatMap(({ name, say }) => [name, say]);
  expect(said.filter((text) => /\bnormal|all good|harmless|\bfine\b|tout va bien|sans danger/i.test(text))).toEqual([]);
});
