/** @jest-environment node */
import { trimesterTips } from '@/lib/tips/trimester-tips';
import { weekTexts } from '@/words/weeks';

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

it('gives vomiting one limit and two orders, in the lists, the weeks and the tips', () => {
  const limit = /not passed urine for 8 hours, feel faint or vomit blood/;
  const said = [...textsOfWeeks(/vomit blood/), ...tipTexts.filter((text) => /vomit blood/.test(text))];
  expect(said).toHaveLength(2);
  for (const text of said) {
    expect(text).toMatch(limit);
    expect(text).toMatch(/Call today if you cannot keep fluids down or your urine is dark\. Go to emergency/);
  }
  expect(signsOf(4, 'go-to-emergency')).toMatch(limit);
  for (const week of [14, 20, 26, 37]) expect(signsOf(week, 'go')).toMatch(limit);
});

it.each([
  ['burning', /\bburn(s|ing) when you pee|If it burns/, /Burning when you pee/],
  ['strong itching', /Strong itching/, /Strong itching/],
])('asks for a call the same day for %s, in the week as in its list', (_sign, inWeek, inList) => {
  const found = weekStatements.filter(({ text }) => inWeek.test(text));
  expect(found.length).toBeGreaterThan(1);
  for (const { week, text } of found) {
    expect(text).toMatch(/call the same day/);
    expect(signsOf(week, 'same-day')).toMatch(inList);
  }
});

it('tells of a harmless headache, tightening or swelling only with what is not', () => {
  for (const text of textsOfWeeks(/headache|mild tightening|bellies harden|Rings and shoes/)) {
    expect(text).toMatch(/list of when to call|go to the hospital now|call now/);
  }
});

it('sends nobody in the weeks anywhere without saying where', () => {
  const orders = weekStatements.filter(({ text }) =>
    /: go\b|\bgo (now|there|to)\b.*\bnow\b|\bor go (now|there)\b/i.test(text),
  );
  expect(orders.length).toBeGreaterThan(5);
  for (const { text } of orders) expect(text).toMatch(/hospital|emergency|labour and delivery unit/);
});
