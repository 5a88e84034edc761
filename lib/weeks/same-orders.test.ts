/** @jest-environment node */
import { trimesterTips } from '@/lib/tips/trimester-tips';
import { afterDueDate } from '@/words/after-due-date';
import { listName } from '@/words/warning-signs';
import { weekTexts } from '@/words/weeks';
import { pastFortyWeeks } from '@/words/weeks/past-forty';

import { warningSigns } from './warning-signs';

const weekStatements = weekTexts.flatMap(({ week, developmentMilestones, motherChanges, tips }) =>
  [...developmentMilestones, ...motherChanges, ...tips].map(({ text }) => ({ week, text })),
);
const tipTexts = trimesterTips.flatMap(({ sections }) =>
  sections.flatMap(({ advice }) => advice.map(({ text }) => text)),
);
const textsOfWeeks = (words: RegExp) => weekStatements.filter(({ text }) => words.test(text)).map(({ text }) => text);

/** The signs that stand under an order in the list of a week. */
const signsOf = (week: number, order: string) =>
  warningSigns
    .filter(({ fromWeek, toWeek }) => week >= fromWeek && week <= toWeek)
    .flatMap(({ groups }) => groups.filter((group) => group.order === order))
    .flatMap(({ signs }) => signs.map(({ text }) => text))
    .join(' ');

it('gives vomiting one limit and two orders, in the lists and the tips, and points to them in the weeks', () => {
  const limit = /not passed urine for 8 hours, feel faint or vomit blood/;
  const said = tipTexts.filter((text) => /vomit blood/.test(text));
  expect(said).toHaveLength(1);
  for (const text of said) {
    expect(text).toMatch(limit);
    expect(text).toMatch(/Call today if you cannot keep fluids down or your urine is dark\. Go to emergency/);
  }
  expect(textsOfWeeks(/vomit blood/)).toEqual([expect.stringMatching(limit)]);
  for (const part of [/not passed urine for 8 hours/, /feel faint/, /vomit blood/]) {
    expect(signsOf(4, 'go-to-emergency')).toMatch(part);
    for (const week of [14, 20, 26, 37]) expect(signsOf(week, 'go')).toMatch(part);
  }
});

it.each([
  ['burning', /\bburn(s|ing) when you pee|If it burns/, 'call-now', /Burning when you pee/],
  ['strong itching', /Strong itching/, 'same-day', /Strong itching/],
] as const)('points for %s to the list of its week, which has it', (_sign, inWeek, order, inList) => {
  const found = weekStatements.filter(({ text }) => inWeek.test(text));
  expect(found.length).toBeGreaterThan(1);
  for (const { week, text } of found) {
    expect(text).toContain(`see the ${listName}`);
    expect(signsOf(week, order)).toMatch(inList);
  }
});

it('tells of a harmless headache, tightening or swelling only with what is not', () => {
  for (const text of textsOfWeeks(/headache|mild tightening|bellies harden|Rings and shoes/)) {
    expect(text).toMatch(/list of when to call|go to the hospital now|call now/);
  }
});

it.each([
  [3, /strong or lasting pain on one side/, 'call-911-or-go', /Strong or lasting pain on one side/],
  [4, /strong or lasting pain on one side/, 'call-911-or-go', /Strong or lasting pain on one side/],
  [4, /pain at the tip of your shoulder/, 'call-911-or-go', /Pain at the tip of your shoulder/],
  [4, /any bleeding counts/, 'same-day', /Any other bleeding/],
  [7, /cannot keep fluids down, your urine is dark/, 'same-day', /cannot keep fluids down\. Your urine is dark/],
  [12, /[Ff]ever of 38/, 'call-now', /[Ff]ever of 38/],
  [14, /Strong belly pain/, 'go', /Strong belly pain/],
  [15, /After a crash, a fall or a blow/, 'go-to-emergency', /after a crash, a fall or a blow to the belly/],
  [15, /After a crash, a fall or a blow/, 'call-now', /Any other crash, fall or blow to the belly/],
  [18, /Passing out/, 'call-911', /pass out/],
  [20, /Preeclampsia/, 'go', /Blurred sight or spots\. Pain under the right ribs\. Strong pain high in the belly/],
  [21, /low placenta/, 'go', /Any bleeding, if you have a low placenta/],
  [22, /watery, like mucus or with blood/, 'go', /Watery discharge/],
  [22, /watery, like mucus or with blood/, 'call-or-go', /like mucus.*has blood in it/],
  [23, /Two or more within an hour/, 'call-now', /Two contractions or more within an hour/],
  [26, /Two or more within an hour/, 'call-now', /Two contractions or more within an hour/],
  [23, /Labour that comes too soon/, 'call-or-go', /Cramps that come and go.* Low back pain .* Pressure/],
  [24, /no movement at all/, 'same-day', /have not felt your baby move by week 24/],
  [25, /treat it as a leak of fluid/, 'go', /Any leak of fluid/],
  [26, /moves less than usual/, 'go', /moves less than usual/],
  [33, /could be your water/, 'go', /Any leak of fluid/],
  [27, /keeps trickling or comes in a gush/, 'go', /Any leak of fluid, a gush or a trickle/],
  [29, /A belly that stays hard/, 'go', /A belly that stays hard/],
  [30, /Sudden swelling of face or hands/, 'call-now', /Sudden swelling of face or hands/],
  [36, /Pain that stays/, 'go', /Belly pain that does not let up/],
  [36, /comes in a rhythm/, 'call-or-go', /that come and go/],
  [37, /cannot keep fluids down/, 'same-day', /cannot keep fluids down/],
  [37, /the first contraction counts/, 'go', /Any contractions, if you have had a cesarean/],
  [39, /Bright red blood/, 'go', /Bright red bleeding/],
])('points in week %i to the list only where the list has an urgent order: %s', (week, inWeek, order, inList) => {
  const said = weekStatements.filter((statement) => statement.week === week && inWeek.test(statement.text));
  expect(said).toHaveLength(1);
  expect(said[0]?.text).toContain(`see the ${listName}`);
  expect(signsOf(week, order)).toMatch(inList);
});

it('lets no week give a later order than its list for contractions before 37 weeks', () => {
  const week36 = textsOfWeeks(/Contractions that begin this week/);
  expect(week36).toEqual([expect.stringMatching(/call or go to the hospital now, without timing them/)]);
  for (const text of textsOfWeeks(/tightening|contractions/i).filter((words) => /Practice|mild/.test(words))) {
    expect(text).not.toMatch(/normal|\bwait\b/);
  }
});

it('asks everybody past 41 weeks to call at the first contraction, wherever the due date has passed', () => {
  expect(signsOf(41, 'call-now')).toMatch(/From 41 weeks on: any contractions, as soon as they start/);
  for (const text of [afterDueDate.text, pastFortyWeeks.tips.map((tip) => tip.text).join(' ')]) {
    expect(text).toMatch(/From 41 weeks on, call as soon as contractions start/);
  }
});

it('sends nobody in the weeks anywhere without saying where', () => {
  const orders = weekStatements.filter(({ text }) =>
    /: go\b|\bgo (now|there|to)\b.*\bnow\b|\bor go (now|there)\b/i.test(text),
  );
  expect(orders.length).toBeGreaterThan(0);
  for (const { text } of orders) expect(text).toMatch(/hospital|emergency|labour and delivery unit/);
});
