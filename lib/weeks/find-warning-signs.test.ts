/** @jest-environment node */
import { findWarningSigns } from './find-warning-signs';
import { listWarningStatements } from './list-warning-statements';

function textOf(week: number): string {
  const list = findWarningSigns(week);
  return (list ? listWarningStatements(list) : []).map(({ text }) => text).join(' ');
}

it('covers every week that is counted, each with one stage', () => {
  for (let week = 0; week <= 42; week += 1) expect(textOf(week)).toContain('911');
  expect(findWarningSigns(43)).toBeUndefined();
});

it.each([
  [3, false, false],
  [19, false, false],
  [20, false, true],
  [25, false, true],
  [26, true, true],
  [36, true, true],
  [37, true, false],
  [42, true, false],
])('in week %i speaks of movement: %p, and of labour too early: %p', (week, movement, preterm) => {
  expect(/moves less/.test(textOf(week))).toBe(movement);
  expect(/preterm labour/.test(textOf(week))).toBe(preterm);
});

it.each([
  [3, false],
  [4, true],
])('in week %i says what to do when nobody answers: %p', (week, isSaid) => {
  expect(/no one answers within 15 minutes/.test(textOf(week))).toBe(isSaid);
});
