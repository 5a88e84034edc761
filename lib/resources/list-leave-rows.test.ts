/** @jest-environment node */
import { jobLeaves } from '@/data/benefits/job-leave';
import { provinceCodes } from '@/data/provinces';
import { listLeaveRows } from './list-leave-rows';

it('puts EI beside the leave of Ontario', () => {
  expect(listLeaveRows('ON')).toEqual([
    { id: 'pregnancy', paidWeeks: [15], leaveWeeks: 17 },
    { id: 'birthParent', paidWeeks: [35, 61], leaveWeeks: 61 },
    { id: 'otherParent', paidWeeks: [35, 61], leaveWeeks: 63 },
    { id: 'shared', paidWeeks: [40, 69] },
  ]);
});

it('puts QPIP beside the leave of Quebec', () => {
  expect(listLeaveRows('QC')).toEqual([
    { id: 'pregnancy', paidWeeks: [18, 15], leaveWeeks: 18 },
    { id: 'otherParentOnly', paidWeeks: [5, 3], leaveWeeks: 5 },
    { id: 'shared', paidWeeks: [32, 25], leaveWeeks: 65 },
  ]);
});

it.each([
  ['NB', 62],
  ['NT', 69],
  ['YT', 71],
  ['ON', undefined],
] as const)('says for %s how long both parents may stay away in all: %s', (code, weeks) => {
  expect(listLeaveRows(code).find(({ id }) => id === 'shared')?.leaveWeeks).toBe(weeks);
});

it.each(provinceCodes)('%s has no figure for leave that its record does not have', (code) => {
  const { pregnancyWeeks, parentalWeeks, otherParentOnlyWeeks } = jobLeaves[code];
  const known = [pregnancyWeeks, otherParentOnlyWeeks, ...Object.values(parentalWeeks)];
  for (const { leaveWeeks } of listLeaveRows(code)) expect([...known, undefined]).toContain(leaveWeeks);
});

it.each(['MB', 'NU'] as const)('prints no number at all for %s, where no source gives one', (code) => {
  expect(listLeaveRows(code).map(({ leaveWeeks }) => leaveWeeks)).toEqual([undefined, undefined, undefined, undefined]);
});

it.each([
  ['NT', 'pregnancy'],
  ['SK', 'otherParent'],
] as const)('prints no number where sources are old or disagree: %s, %s', (code, row) => {
  const rows = listLeaveRows(code);
  expect(rows.find(({ id }) => id === row)).toMatchObject({ leaveWeeks: undefined });
  expect(rows.find(({ id }) => id === 'birthParent')).toMatchObject({ leaveWeeks: expect.any(Number) });
});
