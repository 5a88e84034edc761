/** @jest-environment node */
import { fc } from '@/scripts/testing/properties';
import { splitByLanguage } from './split-by-language';

it.each([
  ['Call Info-Santé now', ['Info-Santé'], ['Call ', 'Info-Santé', ' now']],
  ['Info-Santé', ['Info-Santé'], ['Info-Santé']],
  ['Call 811', ['Info-Santé'], ['Call 811']],
  ['Call 811', [], ['Call 811']],
  ['The CPE (centre) and the CPE', ['CPE (centre)', 'CPE'], ['The ', 'CPE (centre)', ' and the ', 'CPE']],
  ['Info-Santé Plus', ['Info-Santé', 'Info-Santé Plus'], ['Info-Santé Plus']],
])('splits %j by %j', (text, names, runs) => {
  expect(splitByLanguage(text, names).map((run) => run.text)).toEqual(runs);
});

it('marks the names and nothing else as French', () => {
  expect(splitByLanguage('Your CLSC, or Info-Santé', ['Info-Santé'])).toEqual([
    { text: 'Your CLSC, or ' },
    { text: 'Info-Santé', language: 'fr' },
  ]);
});

it('loses no letter of any text', () => {
  const word = fc.string({ minLength: 1 });
  fc.assert(
    fc.property(fc.string(), fc.array(word), (text, names) => {
      const runs = splitByLanguage(text, names);
      expect(runs.map((run) => run.text).join('')).toBe(text);
    }),
  );
});
