/** @jest-environment node */
import { countSyllables, getKandelMoles } from './french-reading-level';

it.each([
  ['bébé', 2],
  ['semaine', 2],
  ['grossesse', 2],
  ['accouchement', 4],
  ['création', 3],
  ['naïf', 2],
  ['que', 1],
  ['quand', 1],
  ['guérir', 2],
  ['mangeons', 2],
  ['le', 1],
  ['eau', 1],
  ['hôpital', 3],
  ['sage-femme', 3],
  ['d’abord', 2],
  ['911', 1],
])('%s has %d syllables', (word, count) => {
  expect(countSyllables(word)).toBe(count);
});

it('gives the value of the formula', () => {
  expect(getKandelMoles('Appelez votre médecin.')).toBeCloseTo(207 - 1.015 * 3 - 73.6 * (7 / 3));
  expect(getKandelMoles('Le chat dort. Il rêve.')).toBeCloseTo(207 - 1.015 * 2.5 - 73.6 * (5 / 5));
});

it('finds short sentences easier than long ones, and an administrative text hard', () => {
  const easy = 'Le bébé dort. Il a faim. Vous lui donnez le sein. Il boit, puis il dort encore.';
  const hard =
    'L’administration procédera ultérieurement à la détermination de l’admissibilité des prestataires conformément aux dispositions réglementaires applicables.';
  expect(getKandelMoles(easy)).toBeGreaterThan(100);
  expect(getKandelMoles(hard)).toBeLessThan(30);
});
