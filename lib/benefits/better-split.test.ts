/** @jest-environment node */

import { addDays } from 'date-fns';
import { fc } from '@/scripts/testing/properties';
import { type Answer, answerUnder, getWeeksToType } from './answer';
import { findBetterSplit } from './better-split';
import { comparePlans } from './compare';
import { getMostOfOneParent, openPool } from './entitlements';
import { day, due, family, father, mother, on, quebec, weekly } from './test-households';
import type { Household, ParentPlan, ParentRole } from './types';

const today = day('2026-11-26');
const event = due('2027-01-04');

function find(parents: readonly ParentPlan[], now = today) {
  const household = family(event, parents);
  const split = findBetterSplit(household, comparePlans(household), now);
  const say = ({ choice, parents }: Answer) => [
    parents[0]?.plan.program === 'ei' ? choice.ei : choice.qpip,
    ...parents.map((parent) => `${parent.plan.role} ${getWeeksToType(parent)}`),
  ];
  return split && [...say(split.answer), split.more];
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
  expect(find([hers(low), his(high)])).toEqual(['standard', 'birth 5', 'other 35', 4_950]);
  expect(find([hers(high), his(low)])).toBe(undefined);
});

it('names another choice where that brings the most', () => {
  const longer = [hers({ ...low, back: on('2028-01-10') }), his({ ...high, back: on('2027-11-08') })];
  expect(comparePlans(family(event, longer)).proposed?.answer.choice.ei).toBe('extended');
  expect(find(longer)).toEqual(['standard', 'birth 5', 'other 35', 4_752]);
});

it('gives them to the parent who is paid more in Quebec, who then also has the weeks that are paid at 70 %', () => {
  expect(
    find([hers({ ...quebec, ...high, back: on('2028-01-10') }), his({ ...quebec, ...low, back: on('2027-11-08') })]),
  ).toEqual(['basic', 'birth 32', 'other 0', 5_000]);
});

it('says nothing of less than $100', () => {
  // 15 weeks of $6 and of $7 more.
  expect(find([hers(low), his({ pay: weekly(611) })])).toBe(undefined);
  expect(find([hers(low), his({ pay: weekly(613) })])).toEqual(['standard', 'birth 5', 'other 35', 105]);
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

it('brings no less than any split of the shared weeks, under any choice', () => {
  const anyPlan = (role: ParentRole) =>
    fc
      .record({
        program: fc.constantFrom('ei' as const, 'qpip' as const),
        stopsAfter: fc.integer({ min: -30, max: 300 }),
        daysOff: fc.integer({ min: 30, max: 500 }),
        pay: fc.constantFrom(400, 700, 1_000, 1_400, 1_900),
      })
      .map(({ program, stopsAfter, daysOff, pay }) => {
        const lastWorkDay = addDays(event.dueDate, stopsAfter);
        const back = { kind: 'date' as const, day: addDays(lastWorkDay, daysOff) };
        return mother({ role, program, lastWorkDay, back, pay: weekly(pay) });
      });
  const anyHousehold = fc
    .tuple(anyPlan('birth'), anyPlan('other'))
    .map(([birth, other]): Household => family(event, [birth, { ...other, program: birth.program }]));
  fc.assert(
    fc.property(anyHousehold, (household) => {
      const comparison = comparePlans(household);
      const { answers, proposed } = comparison;
      if (!proposed) return;
      const program = household.parents[0]?.program ?? 'ei';
      const all = answers.flatMap(({ choice }) => {
        const { total, bonus } = openPool(program, choice, 0);
        const most = getMostOfOneParent(program, choice);
        return [total, total + (bonus?.weeks ?? 0)].flatMap((shared) =>
          Array.from({ length: most + 1 }, (_, birth) => {
            const limits = new Map<ParentRole, number>([
              ['birth', birth],
              ['other', Math.max(0, Math.min(most, shared - birth))],
            ]);
            return answerUnder(household, choice, limits).benefit;
          }),
        );
      });
      const found = findBetterSplit(household, comparison, day('2026-11-26'));
      const best = found?.answer.benefit ?? proposed.answer.benefit;
      expect(Math.max(...all) - best).toBeLessThan(found ? 1 : 100);
    }),
    // Each tries some two hundred splits.
    { numRuns: 20 },
  );
});
