/** @jest-environment node */
import { comparePlans } from './compare';
import type { Household, ParentPlan } from './types';

const event: Household['event'] = {
  arrival: 'birth',
  dueDate: new Date(2027, 2 /* Mar */, 10),
  babies: 1,
  hospitalWeeks: 0,
  hasTwoParents: true,
};

function parent(role: ParentPlan['role'], plan: Partial<ParentPlan>): ParentPlan {
  return {
    role,
    program: 'ei',
    insuredWork: 'enough',
    isClaiming: true,
    workdays: [1, 2, 3, 4, 5],
    back: { kind: 'months', months: 12 },
    pay: { kind: 'even', weekly: 1_000 },
    sicknessWeeks: 0,
    atWork: [],
    earnedBeside: 0,
    ...plan,
  };
}

it('never names extended for a year off because the other parent could stay off longer with it', () => {
  const parents = [parent('birth', {}), parent('other', { back: { kind: 'as-long-as-paid' } })];
  const { proposed } = comparePlans({ event, parents });
  expect(proposed?.answer.choice.ei).toBe('standard');
  // In the same time off: the 35 parental weeks of one and the 5 of the other, each $550 instead of $330, less the
  // weeks after the 35 that extended pays within the year.
  expect(proposed?.other.choice.ei).toBe('extended');
  expect(proposed?.difference).toBeGreaterThan(0);
});

it('names nothing where both stay as long as it is paid', () => {
  const back = { kind: 'as-long-as-paid' } as const;
  expect(comparePlans({ event, parents: [parent('birth', { back }), parent('other', { back })] }).proposed).toBe(
    undefined,
  );
});
