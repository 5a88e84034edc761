/** @jest-environment node */
import { trimesterTips } from '@/lib/tips/trimester-tips';
import { isOfOtherLanguage, listTexts, loadModules } from '@/scripts/lint/list-words';
import { postpartumPsychosis } from '@/words/emergency';
import { weekTexts } from '@/words/weeks';
import { whenToCallAfterBirth } from './when-to-call-after-birth';

const frightening = /scary thoughts/i;
const { emergency, baby, parent } = whenToCallAfterBirth;

it('names psychosis as an emergency beside each sentence that calls frightening thoughts common', () => {
  const lists = [
    ...trimesterTips.flatMap(({ sections }) => sections.map(({ advice }) => advice)),
    ...weekTexts.map(({ tips }) => tips),
    ...weekTexts.map(({ motherChanges }) => motherChanges),
    emergency,
    parent,
  ].filter((list) => list.some(({ text }) => frightening.test(text)));
  expect(lists).toHaveLength(3);
  for (const list of lists) expect(list).toContain(postpartumPsychosis);
});

it('knows every place that speaks of frightening thoughts', () => {
  const { texts } = listTexts(loadModules('data', (path) => !isOfOtherLanguage(path)));
  const files = texts.filter(({ text }) => frightening.test(text)).map(({ path }) => path[0]);
  // The region's pages: components/resources/guide/help-now.test.tsx.
  const known = ['en/emergency', 'en/resources/guide', 'en/tips/guides', 'en/weeks/index', 'en/weeks/week-40'];
  expect(files.filter((file) => !known.includes(String(file)))).toEqual([]);
  expect(files.length).toBeGreaterThan(2);
});

it('says in words for the family what psychosis looks like, and to stay with the person', () => {
  expect(postpartumPsychosis.text).toMatch(/^For families too: .*confused.*without sleep.*hearing or seeing/);
  expect(postpartumPsychosis.text).toMatch(/Call 911 or go to emergency now\. Do not leave this person alone/);
});

const ofBaby = (words: RegExp) => baby.filter(({ text }) => words.test(text)).map(({ text }) => text);

it.each([
  [/yellow in the first 24 hours/, /^Go to emergency/],
  [/yellow and very sleepy/, /^Go to emergency/],
  [/not peed for 24 hours/, /^Go to emergency/],
  [/no diaper was wet for 12 hours/, /^Call .* now/],
  [/fewer than 6 feeds in 24 hours/, /^Call .* now/],
  [/looks yellow, in the skin or the eyes/, /call .* now/],
  [/white or pale grey/, /call .* now/],
])('has one order for %s of a newborn: %s', (sign, order) => {
  expect(ofBaby(sign)).toEqual([expect.stringMatching(order)]);
});

it('counts the wet diapers of a newborn day by day, up to those of milk that has come in', () => {
  const [counts = ''] = ofBaby(/^In 24 hours a newborn/);
  const days = [...counts.matchAll(/(\d) on day (\d)/g)].map(([, diapers, day]) => [Number(diapers), Number(day)]);
  expect(days).toEqual([1, 2, 3, 4].map((day) => [day, day]));
  expect(counts).toMatch(/at least 8 feeds.*6 from day 5/);
});

it('says of each temperature of a newborn where it is measured', () => {
  const limits = baby.flatMap(({ text }) => text.match(/\d\d\.\d\u00a0°C(?: or more, [^.,]*|[^.,]*)/g) ?? []);
  expect(limits).toEqual([
    '38.0\u00a0°C or more, however you measured it',
    expect.stringMatching(/under the arm/),
    expect.stringMatching(/under the arm/),
  ]);
});

it('keeps very heavy bleeding after a birth at 911, and cites who says so', () => {
  const [bleeding] = emergency.filter(({ text }) => /a pad in an hour or less/.test(text));
  expect(bleeding?.text).toMatch(/^After the birth, call 911 .*clots bigger than an egg.*coughing up blood/);
  expect(bleeding?.sources).toContain('osler-after-birth');
  const [headache] = parent.filter(({ text }) => /bad headache/.test(text));
  expect(headache?.sources).toContain('north-york-after-birth');
});
