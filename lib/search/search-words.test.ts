/** @jest-environment node */
import { fc } from '@/scripts/testing/properties';
import { dropEnding, listSearchWords } from './search-words';

it.each([
  ['Œdème à l’œil', ['oedeme', 'a', 'l', 'oeil']],
  ['  Mal-de-tête?! ', ['mal', 'de', 'tete']],
  ["l'enflure", ['l', 'enflure']],
  ['140/90', ['140', '90']],
  ['38.5', ['38.5']],
  ['38,5 °C', ['38.5', 'c']],
  ["I can’t, won't, isnt", ['i', 'not', 'not', 'not']],
  ['cannot want', ['not', 'want']],
  ['Thé vert, tous les thés', ['thee', 'vert', 'tous', 'les', 'thees']],
  ['the théâtre', ['the', 'theatre']],
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
  expect(dropEnding(plural)).toBe(singular);
});

it.each([
  ['move', 'moves', 'moved', 'moving'],
  ['spot', 'spots', 'spotting'],
  ['pass', 'passes', 'passed', 'passing'],
  ['breathe', 'breathes', 'breathing'],
  ['bleed', 'bleeds', 'bleeding'],
  ['pee', 'peeing'],
  ['fall', 'falling'],
])('has one form for %p and its like', (...forms) => {
  expect(new Set(forms.map(dropEnding)).size).toBe(1);
});

it.each(['bring', 'pied', 'bleed', 'red'])('leaves %p as it is', (word) => {
  expect(dropEnding(word)).toBe(word);
});
