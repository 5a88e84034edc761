/** @jest-environment node */
import { adviceTexts } from './advice';
import { whoMustNotWaitTitle } from './who-must-not-wait';

const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ');

it('leads those who must not wait to their list by the name that it has', () => {
  expect(plain(adviceTexts.hospital.unsure)).toContain(`« ${whoMustNotWaitTitle} » plus bas`);
});

it('does not say more of 5-1-1 than the English, under the same order', () => {
  expect(plain(adviceTexts.hospital['five-one-one'])).toBe(
    'Les contractions viennent toutes les 5 minutes ou moins et durent 1 minute ou plus. Pensez à partir pour l’hôpital.',
  );
});

it('has no word of labour under 20 weeks', () => {
  const texts = Object.entries(adviceTexts.hospital).filter(([id]) => id.startsWith('before-20'));
  expect(texts).toHaveLength(4);
  for (const [, text] of texts) expect(text).not.toMatch(/travail|accouche/i);
});

it('sends to the health centre, and in Nunavut to no 911, where the hospital is a flight away', () => {
  for (const [id, text] of Object.entries(adviceTexts['health-centre'])) {
    if (/\b(?:allez|partez)\b/i.test(text) && !/^(?:far|plane)-/.test(id)) expect(text).not.toMatch(/l’hôpital/);
  }
  for (const text of Object.values(adviceTexts.nunavut)) expect(text).not.toContain('911');
});
