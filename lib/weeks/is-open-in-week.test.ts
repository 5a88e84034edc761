/** @jest-environment node */
import { isOpenInWeek } from './is-open-in-week';

it.each([
  ['ends on the day before the week', { startDay: 60, endDay: 76 }, false],
  ['ends on its first day', { startDay: 60, endDay: 77 }, true],
  ['is one day within it', { startDay: 80, endDay: 80 }, true],
  ['begins on its last day', { startDay: 83, endDay: 100 }, true],
  ['begins on the day after it', { startDay: 84, endDay: 100 }, false],
  ['covers it, but belongs to a season', { startDay: 60, endDay: 100, isSeasonal: true }, false],
  ['covers it, and has its days of a season', { startDay: 60, endDay: 100, isSeasonal: true, isDated: true }, true],
] as const)('in week 11, a window that %s', (_how, window, isOpen) => {
  expect(isOpenInWeek(window, 11)).toBe(isOpen);
});
