/** @jest-environment node */

import { comparePlans } from './compare';
import { isNothingLeft, leaveOut, listLateClaims } from './late-claims';
import { day, due, family, father, months, mother, on, quebec, weekly, write } from './test-households';
import type { Household } from './types';

function listLate(household: Household, today: string, choice = 0) {
  const answer = comparePlans(household).answers[choice];
  if (!answer) throw new RangeError('No answer');
  return listLateClaims(household, answer, day(today)).map(({ laterUntil, day: by, ...late }) => ({
    ...late,
    by: write(by),
    maternityUntil: laterUntil.maternity && write(laterUntil.maternity),
    othersUntil: laterUntil.others && write(laterUntil.others),
    isNothingLeft: isNothingLeft({ laterUntil, day: by, ...late }),
  }));
}

// A year off after a birth in July 2025, $1,390 a week, topped up by the employer: never applied for, and back at work.
const neverApplied = family(due('2025-07-16', { arrivedOn: day('2025-07-16') }), [
  mother({
    lastWorkDay: day('2025-07-11'),
    back: months(12),
    pay: weekly(1_390),
    topUp: { toPercent: 100, weeks: 50 },
  }),
]);

it('leaves nothing of a year of EI that was never applied for', () => {
  // Standard ends with July 18, 2026, 52 weeks after the week of the birth.
  expect(listLate(neverApplied, '2026-11-21')).toEqual([
    {
      role: 'birth',
      program: 'ei',
      by: '2025-08-08',
      weeks: 50,
      weeksInReach: 0,
      dollarsInReach: 0,
      maternityUntil: undefined,
      othersUntil: undefined,
      isNothingLeft: true,
    },
  ]);
});

it('counts the weeks from this one on, and until when others can be taken', () => {
  // No waiting week in the waiver: 15 weeks to December 5, 2026, 35 to August 7, 2027. Week of the birth: August 23.
  const household = family(due('2026-08-20', { arrivedOn: day('2026-08-25') }), [
    mother({ lastWorkDay: day('2026-08-21'), back: months(12) }),
  ]);
  expect(listLate(household, '2026-11-24')).toMatchObject([
    { weeks: 50, weeksInReach: 37, maternityUntil: '2026-12-26', othersUntil: undefined, isNothingLeft: false },
  ]);
});

// Five weeks of his own from September 6 on, asked for in the week of November 15.
const lateInQuebec = family(due('2026-08-19', { arrivedOn: day('2026-08-19') }), [
  father({ ...quebec, lastWorkDay: day('2026-09-04'), back: on('2026-10-12') }),
]);

it.each([
  ['basic', 0, 700],
  ['special', 1, 750],
])('has one of five weeks of QPIP in reach, six weeks back, and the others later: %s', (_plan, choice, dollars) => {
  expect(listLate(lateInQuebec, '2026-11-21', choice)).toMatchObject([
    { weeks: 5, weeksInReach: 1, dollarsInReach: dollars, othersUntil: '2028-02-19', isNothingLeft: false },
  ]);
});

it('loses nothing of QPIP that can be taken later, though none of it is in reach', () => {
  expect(listLate(lateInQuebec, '2026-12-20')).toMatchObject([{ weeksInReach: 0, isNothingLeft: false }]);
  expect(listLate(lateInQuebec, '2028-02-20')).toMatchObject([{ weeksInReach: 0, isNothingLeft: true }]);
});

it('promises no dollars of the weeks at the birth to a parent whose last day at work is not known', () => {
  const born = due('2025-09-10', { arrivedOn: day('2025-09-10') });
  const household = family(born, [father({ back: on('2025-10-20') })]);
  // Standard ends with September 12, 2026.
  expect(listLate(household, '2026-09-12')).toMatchObject([{ othersUntil: '2026-09-12', isNothingLeft: false }]);
  expect(listLate(household, '2026-11-21')).toMatchObject([{ weeksInReach: 0, isNothingLeft: true }]);
});

it('leaves out a parent with their dollars', () => {
  const household = family(due('2027-03-10'), [mother({}), father({ lastWorkDay: day('2027-03-05') })]);
  const answer = comparePlans(household).answers[0];
  const left = answer && leaveOut(answer, ['other']);
  expect(left?.parents.map(({ plan }) => plan.role)).toEqual(['birth']);
  expect(left?.benefit).toBe(answer?.parents[0]?.benefit);
});
