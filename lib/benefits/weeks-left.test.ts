/** @jest-environment node */

import { comparePlans } from './compare';
import { day, due, family, father, months, mother, on } from './test-households';
import type { ParentPlan } from './types';
import { findWeeksLeft } from './weeks-left';

function find(...parents: ParentPlan[]) {
  const household = family(due('2027-03-10'), parents);
  const { proposed } = comparePlans(household);
  return proposed && findWeeksLeft(household, proposed.answer);
}
const hers = { lastWorkDay: day('2027-03-05') };

it('counts the weeks that nobody has asked for', () => {
  // Waiting week, 15 maternity weeks, 11 of 35 parental weeks.
  expect(find(mother({ ...hers, back: on('2027-09-13') }))).toEqual({ role: 'birth', weeks: 24 });
});

it('counts none of who has them all, or stays as long as it is paid', () => {
  expect(find(mother({ ...hers, back: months(12) }))).toBe(undefined);
  expect(find(mother({ ...hers, back: months(18) }))).toBe(undefined);
  expect(find(mother(hers), father({ lastWorkDay: day('2027-03-12') }))).toBe(undefined);
});

it('takes no week from the other parent', () => {
  // 35 and 5 of the 40 are taken.
  expect(
    find(mother({ ...hers, back: months(12) }), father({ lastWorkDay: day('2027-03-12'), back: on('2027-04-19') })),
  ).toBe(undefined);
});
