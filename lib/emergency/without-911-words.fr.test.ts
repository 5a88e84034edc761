/** @jest-environment node */
import { getId, listTexts, loadModules } from '@/scripts/lint/list-words';
import { sayWithout911 } from './without-911';

/** What names 911 and is shown as it stands: on pages of other regions, or beside a style that hides it in Nunavut. */
const SHOWN_AS_IT_STANDS = /^(?:without-911|province-guides\/(?:ontario|quebec)|ui\/help-lines) /;

const { texts } = listTexts(loadModules('data/fr'));
const with911 = texts
  .map(({ path, text }) => ({ id: getId(path), text }))
  .filter(({ id, text }) => /\b911\b/.test(text) && !text.includes('$911') && !SHOWN_AS_IT_STANDS.test(`${id} `));

it('has an order without 911 for every sentence of the site that names it', () => {
  expect(with911.length).toBeGreaterThan(10);
  expect(with911.filter(({ text }) => sayWithout911(text).includes('911'))).toEqual([]);
  expect(with911.filter(({ text }) => !/centre de santé/.test(sayWithout911(text)))).toEqual([]);
});

it('tells nobody that 911 is the next number to try in Nunavut', () => {
  expect(
    texts.filter(({ text }) => /personne ne répond, appelez le\s911|vous pouvez aussi appeler le\s911/i.test(text)),
  ).toEqual([]);
});
