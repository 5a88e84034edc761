/** @jest-environment node */
import { jobLeaves } from '@/data/benefits/job-leave';
import { provinceCodes } from '@/data/provinces';
import { getShareLimits } from '@/lib/benefits/shares';
import { listLeaveRows } from './guide';

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
    { id: 'shared', paidWeeks: [36, 28], leaveWeeks: 65 },
  ]);
});

it.each([
  ['NB', 62],
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

it.each(['MB', 'SK', 'NT', 'NU'] as const)(
  'prints no number at all for %s, whose law of today nobody has read',
  (code) => {
    expect(listLeaveRows(code).map(({ leaveWeeks }) => leaveWeeks)).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  },
);

it('counts in Quebec the weeks that parents get for sharing, as the planner does', () => {
  const shared = listLeaveRows('QC').find(({ id }) => id === 'shared');
  const shares = [getShareLimits('basic', { birth: 28, other: 8 }), getShareLimits('special', { birth: 22, other: 6 })];
  expect(shared?.paidWeeks).toEqual(shares.map(({ total }) => total));
});
