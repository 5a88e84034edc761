/** @jest-environment node */

import { addDays } from 'date-fns';
import { fc } from '@/scripts/testing/properties';
import { type Answer, answerUnder, countPaidOfAll, getWeeksToType } from './answer';
import { findBetterSplit, findTopUpChoice } from './better-split';
import { comparePlans } from './compare';
import { type Choice, getMostOfOneParent, openPool } from './entitlements';
import { day, due, family, father, months, mother, on, quebec, weekly } from './test-households';
import type { Household, ParentPlan, ParentRole } from './types';

const today = day('2026-11-26');
const event = due('2027-01-04');
const choice: Choice = { ei: 'standard', qpip: 'basic' };
const choices: Choice[] = [choice, { ei: 'extended', qpip: 'special' }];

function find(parents: readonly ParentPlan[], now = today) {
  const household = family(event, parents);
  const split = findBetterSplit(household, answerUnder(household, choice), now);
  return split && [...split.parents.map((parent) => `${parent.plan.role} ${getWeeksToType(parent)}`), split.more];
}

// Both are off from the birth on to September 12: she for 20 parental weeks after a waiting week, he for 35, of
// 40 that they share.
const off = { lastWorkDay: day('2026-12-31'), back: on('2027-09-13') };
const hers = (more: Partial<ParentPlan> = {}) => mother({ ...off, ...more });
const his = (more: Partial<ParentPlan> = {}) => father({ ...off, ...more });
const low = { pay: weekly(600) };
const high = { pay: weekly(1_200) };

it('gives the shared weeks of EI to the parent who is paid more', () => {
  // 15 weeks of $660 for 15 of $330.
  expect(find([hers(low), his(high)])).toEqual(['birth 5', 'other 35', 4_950]);
  expect(find([hers(high), his(low)])).toBe(undefined);
});

it('gives them to the parent who is paid more in Quebec, and the other one the weeks that earn the bonus', () => {
  const parents = [
    hers({ ...quebec, ...high, back: on('2028-01-10') }),
    his({ ...quebec, ...low, back: on('2027-11-08') }),
  ];
  expect(find(parents)).toEqual(['birth 28', 'other 8', 4_720]);
});

it('counts what the employer adds', () => {
  // EI brings 15 x $165 more. To 93 % of $900 the employer adds $342 a week: for 35 weeks, or for the 20 that stay.
  const toppedUp = (weeks: number) => hers({ pay: weekly(900), topUp: { toPercent: 93, weeks } });
  expect(find([toppedUp(15), his(high)])).toEqual(['birth 5', 'other 35', 2_475]);
  expect(find([toppedUp(52), his(high)])).toBe(undefined);
  // Up to the week in which the top-up ends: 10 of 20 weeks are given up for $165 each, or 5.
  expect(find([toppedUp(25), his(high)])).toEqual(['birth 10', 'other 30', 1_650]);
  expect(find([toppedUp(30), his(high)])).toEqual(['birth 15', 'other 25', 825]);
});

it('says nothing of less than $100', () => {
  // 15 weeks of $6 and of $7 more.
  expect(find([hers(low), his({ pay: weekly(611) })])).toBe(undefined);
  expect(find([hers(low), his({ pay: weekly(613) })])).toEqual(['birth 5', 'other 35', 105]);
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

it('finds the split that brings the most', () => {
  const sumMoney = ({ parents }: Answer) => parents.reduce((sum, { benefit, topUp }) => sum + benefit + topUp, 0);
  const anyPlan = (role: ParentRole) =>
    fc
      .record({
        program: fc.constantFrom('ei' as const, 'qpip' as const),
        stopsAfter: fc.integer({ min: -30, max: 300 }),
        daysOff: fc.integer({ min: 30, max: 500 }),
        pay: fc.constantFrom(400, 700, 1_000, 1_400, 1_900),
        topUpWeeks: fc.constantFrom(0, 0, 12, 25, 40),
      })
      .map(({ program, stopsAfter, daysOff, pay, topUpWeeks }) => {
        const lastWorkDay = addDays(event.dueDate, stopsAfter);
        const back = { kind: 'date' as const, day: addDays(lastWorkDay, daysOff) };
        const topUp = { toPercent: 93, weeks: topUpWeeks };
        return mother({ role, program, lastWorkDay, back, pay: weekly(pay), ...(topUpWeeks > 0 && { topUp }) });
      });
  const anyHousehold = fc
    .tuple(anyPlan('birth'), anyPlan('other'))
    .map(([birth, other]): Household => family(event, [birth, { ...other, program: birth.program }]));
  fc.assert(
    fc.property(anyHousehold, fc.constantFrom(...choices), (household, anyChoice) => {
      const program = household.parents[0]?.program ?? 'ei';
      const answer = answerUnder(household, anyChoice);
      const { total, bonus } = openPool(program, anyChoice, 0);
      const most = getMostOfOneParent(program, anyChoice);
      const all = [total, total + (bonus?.weeks ?? 0)].flatMap((shared) =>
        Array.from({ length: most + 1 }, (_, birth) => {
          const other = Math.max(0, Math.min(most, shared - birth));
          const limits = new Map<ParentRole, number>([
            ['birth', birth],
            ['other', other],
          ]);
          return answerUnder(household, anyChoice, limits);
        }),
      );
      const best = Math.max(...all.filter((split) => countPaidOfAll(split) >= countPaidOfAll(answer)).map(sumMoney));
      const more = findBetterSplit(household, answer, today)?.more ?? 0;
      expect(best - sumMoney(answer) - more).toBeLessThan(100);
    }),
    // Each tries some two hundred splits.
    { numRuns: 20 },
  );
});

// She earns $1,000 and takes a year, he $1,500 and twelve weeks that his employer tops up to 100 %.
it('keeps the better split beside a top-up, before an option that cannot be taken back', () => {
  const household = family(due('2027-03-10'), [
    mother({ lastWorkDay: day('2027-03-05'), back: months(12) }),
    father({
      lastWorkDay: day('2027-03-12'),
      back: on('2027-06-07'),
      pay: weekly(1_300),
      topUp: { toPercent: 100, weeks: 12 },
    }),
  ]);
  const { proposed } = comparePlans(household);
  if (!proposed) throw new RangeError('Nothing is proposed');
  // 50 x 550 + 5 x 715 and 5 x 585 for the employer; extended: 15 x 550 + 36 x 330 + 12 x 1,300 in all.
  expect(proposed.answer.benefit).toBe(31_075);
  expect(proposed.withTopUp?.difference).toBe(35_730 - 34_000);
  // 43 x 550 + 12 x 715 and 12 x 585.
  const split = findBetterSplit(household, proposed.answer, today);
  expect(split?.more).toBe(39_250 - 34_000);
  expect(split?.parents.map(({ schedule }) => schedule.paid.parental)).toEqual([28, 12]);
  expect(findTopUpChoice(household, proposed, today)).toBe(undefined);
});
