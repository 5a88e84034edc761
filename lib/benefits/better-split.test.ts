/** @jest-environment node */

import { answerUnder } from './answer';
import { findBetterSplit } from './better-split';
import { day, due, family, father, mother, on, quebec, weekly } from './test-households';
import type { ParentPlan } from './types';

const today = day('2026-11-26');
const basic = { ei: 'standard', qpip: 'basic' } as const;

function find(parents: readonly ParentPlan[], on = today) {
  const household = family(due('2027-01-04'), parents);
  const split = findBetterSplit(household, answerUnder(household, basic), on);
  return split && [...split.weeks.map(({ role, weeks }) => `${role} ${weeks}`), split.more];
}

// Both are off from the birth on, for a year and for ten months.
const off = { lastWorkDay: day('2026-12-31') };
const hers = (more: Partial<ParentPlan> = {}) => mother({ ...off, back: on('2028-01-10'), ...more });
const his = (more: Partial<ParentPlan> = {}) => father({ ...off, back: on('2027-11-08'), ...more });
const low = { pay: weekly(600) };
const high = { pay: weekly(1_200) };

it('gives the shared weeks of EI to the parent who is paid more', () => {
  // 30 weeks of $330 for 30 of $660.
  expect(find([hers(low), his(high)])).toEqual(['birth 5', 'other 35', 9_900]);
  expect(find([hers(high), his(low)])).toBe(undefined);
});

it('gives them to the parent who is paid more in Quebec, with the weeks that earn the bonus for the other', () => {
  expect(find([hers({ ...quebec, ...high }), his({ ...quebec, ...low })])).toEqual(['birth 28', 'other 8', 4_720]);
});

it('says nothing of less than $100', () => {
  // 30 weeks of 55 % of $6 more are $90, in whole dollars of each week.
  expect(find([hers(low), his({ pay: weekly(606) })])).toBe(undefined);
  expect(find([hers(low), his({ pay: weekly(608) })])).toEqual(['birth 5', 'other 35', 120]);
});

it.each([
  ['one stays as long as it is paid', [hers(low), his({ ...high, back: { kind: 'as-long-as-paid' } })]],
  ['they are in two programs', [hers(low), his({ ...quebec, ...high })]],
  ['one has no claim', [hers(low), his({ ...high, isClaiming: false })]],
  ['one is alone', [hers(low)]],
  ['the pay of one is not known', [hers(low), his({ pay: weekly(0) })]],
] as const)('says nothing where %s', (_why, parents) => {
  expect(find(parents)).toBe(undefined);
});

it('says nothing once the first shared week is over', () => {
  // His begins on January 3, 2027.
  expect(find([hers(low), his(high)], day('2027-01-09'))).toBeDefined();
  expect(find([hers(low), his(high)], day('2027-01-10'))).toBe(undefined);
});
