/** @jest-environment node */
import { findWarningSigns } from './find-warning-signs';

const textOf = (week: number) => (findWarningSigns(week)?.signs ?? []).map(({ text }) => text).join(' ');

it('covers every week that is counted, each with one stage', () => {
  for (let week = 0; week <= 42; week += 1) expect(textOf(week)).toContain('911');
  expect(findWarningSigns(43)).toBeUndefined();
});

it.each([
  [3, false, false],
  [25, false, true],
  [26, true, true],
  [36, true, true],
  [37, true, false],
  [42, true, false],
])('in week %i speaks of movement: %p, and of labour too early: %p', (week, movement, preterm) => {
  expect(/moves less/.test(textOf(week))).toBe(movement);
  expect(/before 37 weeks/i.test(textOf(week))).toBe(preterm);
});
