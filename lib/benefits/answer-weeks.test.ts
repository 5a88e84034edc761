/** @jest-environment node */

import { listMonths } from './answer-weeks';
import { comparePlans } from './compare';
import { due, family, father, mother, weekly } from './test-households';

it('puts a week into the month of its Saturday, top-up and unpaid weeks beside it', () => {
  const [answer] = comparePlans(
    family(due('2027-03-10'), [mother({ topUp: { toPercent: 80, weeks: 1 } }), father({ pay: weekly(1_200) })]),
  ).answers;
  // Saturdays of March: the 13th (waiting), 20th and 27th. Of the other parent: 13th, 20th, 27th, then two in April.
  expect(answer && listMonths(answer).slice(0, 2)).toEqual([
    {
      year: 2027,
      month: 2,
      benefit: { birth: 1_100, other: 1_980 },
      topUp: { birth: 250 },
      total: 1_100 + 250 + 1_980,
      paidWeeks: { birth: 2, other: 3 },
      unpaidWeeks: { birth: 1 },
    },
    {
      year: 2027,
      month: 3,
      benefit: { birth: 2_200, other: 1_320 },
      topUp: {},
      total: 3_520,
      paidWeeks: { birth: 4, other: 2 },
      unpaidWeeks: {},
    },
  ]);
});
