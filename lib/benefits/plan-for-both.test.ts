/** @jest-environment node */

import { comparePlans } from './compare';
import { findPlanForBoth } from './plan-for-both';
import { day, due, family, father, months, mother, on, quebec } from './test-households';
import type { Household } from './types';

const find = (household: Household) => {
  const { proposed } = comparePlans(household);
  return proposed && { named: proposed.answer.choice.qpip, ...findPlanForBoth(household, proposed.answer) };
};
const event = due('2027-03-10');
const fiveWeeks = father({ ...quebec, lastWorkDay: day('2027-03-05'), back: on('2027-04-12') });

it('says what the special plan of a father alone costs both', () => {
  // Alone: 5 x 750 against 5 x 700. Both: 18 x 700 + 7 x 700 + 25 x 550 + 5 x 700 against 15 x 750 + 23 x 750 + 5 x 750.
  expect(find(family(event, [fiveWeeks]))).toEqual({
    named: 'special',
    plan: 'basic',
    weeks: 55,
    weeksOfNamed: 43,
    more: 2_500,
  });
});

it('counts weeks where the pay is not known', () => {
  const { pay, ...unpaid } = fiveWeeks;
  expect(pay).toBeDefined();
  expect(find(family(event, [unpaid]))).toEqual({ named: 'special', plan: 'basic', weeks: 55, weeksOfNamed: 43 });
});

it.each([
  ['both plan', family(event, [mother({ ...quebec, back: months(12) }), fiveWeeks])],
  ['who gives birth plans alone', family(event, [mother({ ...quebec, back: months(12) })])],
  ['with EI', family(event, [father({ lastWorkDay: day('2027-03-05'), back: on('2027-04-12') })])],
])('says nothing else: %s', (_name, household) => {
  const { proposed } = comparePlans(household);
  expect(proposed && findPlanForBoth(household, proposed.answer)).toBe(undefined);
});
