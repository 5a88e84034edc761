/** @jest-environment node */
import { siteScript } from '@/words/site-script';

it.each([
  [new Date(2027, 5, 1), / Imprimé le 1er\sjuin\s2027\./],
  [new Date(2027, 5, 11), / Imprimé le 11\sjuin\s2027\./],
])('says on paper that it was printed on %s', (day, line) => {
  const { format } = new Intl.DateTimeFormat('fr-CA', { dateStyle: 'long' });
  expect(siteScript.printedOn(format(day))).toMatch(line);
});
