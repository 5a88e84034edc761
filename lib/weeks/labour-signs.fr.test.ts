/** @jest-environment node */
import { listTexts } from '@/scripts/lint/list-words';
import * as words from '@/words/signs-of-labour';

it('asks of clear mucus what the list asks of pink or brown blood', () => {
  expect(words.signs.show.statements.at(-1)?.text).toMatch(/Dès 37\s*semaines, appelez le jour même/);
});

it('tells nobody to wait, and calls nothing normal', () => {
  const texts = listTexts({ ...words }).texts.map(({ text }) => text);
  expect(texts.length).toBeGreaterThan(20);
  const refused = /\battend|restez|à la maison|\bnormal|faux travail|fausses contractions|dormez|pas besoin/i;
  expect(texts.filter((text) => refused.test(text))).toEqual([]);
});
