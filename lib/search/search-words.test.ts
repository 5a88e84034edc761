/** @jest-environment node */
import { fc } from '@/scripts/testing/properties';
import { dropPlural, listSearchWords } from './search-words';

it.each([
  ['Œdème à l’œil', ['oedeme', 'a', 'l', 'oeil']],
  ['  Mal-de-tête?! ', ['mal', 'de', 'tete']],
  ["l'enflure", ['l', 'enflure']],
  ['140/90', ['140', '90']],
  ['…', []],
])('takes %p apart', (text, words) => {
  expect(listSearchWords(text)).toEqual(words);
});

it('is the same for a text however its letters are written', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const words = listSearchWords(text);
      expect(listSearchWords(text.normalize('NFD'))).toEqual(words);
      expect(listSearchWords(words.join(' '))).toEqual(words);
    }),
  );
});

it.each([
  ['cramps', 'cramp'],
  ['rashes', 'rash'],
  ['babies', 'baby'],
  ['eaux', 'eau'],
  ['maux', 'mal'],
  ['vomissements', 'vomissement'],
  ['loss', 'loss'],
  ['gas', 'gas'],
])('drops the plural of %p: %p', (plural, singular) => {
  expect(dropPlural(plural)).toBe(singular);
});
