/** @jest-environment node */
import { addDays } from 'date-fns';
import { describePregnancy } from './pregnancy';
import { getTrimesterStatus } from './trimesters';

const LMP = new Date(2026, 8 /* Sep */, 1);

const DUE = addDays(LMP, 280);

it.each([
  [0, 'in-progress', 'not-started', 'not-started'],
  [90, 'in-progress', 'not-started', 'not-started'],
  [91, 'completed', 'in-progress', 'not-started'],
  [181, 'completed', 'in-progress', 'not-started'],
  [182, 'completed', 'completed', 'in-progress'],
  [279, 'completed', 'completed', 'in-progress'],
  [280, 'completed', 'completed', 'completed'],
  [294, 'completed', 'completed', 'completed'],
])('on day %i the first is %s, the second %s, the third %s', (day, first, second, third) => {
  const pregnancy = describePregnancy(DUE, addDays(LMP, day));
  expect(getTrimesterStatus(1, pregnancy)).toBe(first);
  expect(getTrimesterStatus(2, pregnancy)).toBe(second);
  expect(getTrimesterStatus(3, pregnancy)).toBe(third);
});
