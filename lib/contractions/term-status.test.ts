/** @jest-environment node */
import { addDays } from 'date-fns';
import { getTermStatus } from './term-status';

const today = new Date(2026, 10 /* Nov */, 21);

const yes = { isTerm: true, answeredAt: today.getTime() };

const no = { isTerm: false, answeredAt: today.getTime() };

it.each([
  ['36 weeks 6 days', 22, 'preterm'],
  ['37 weeks 0 days', 21, 'term'],
  ['the due date', 0, 'term'],
  ['20 days past it', -20, 'term'],
  ['an older pregnancy', -21, 'unknown'],
  ['a date that is too far ahead', 281, 'unknown'],
])('by the due date: %s', (_name, daysToGo, status) => {
  expect(getTermStatus(today, addDays(today, daysToGo), undefined)).toBe(status);
});

it('by the answer where there is no due date of this pregnancy', () => {
  expect(getTermStatus(today, undefined, undefined)).toBe('unknown');
  expect(getTermStatus(today, undefined, yes)).toBe('term');
  expect(getTermStatus(today, addDays(today, -400), no)).toBe('preterm');
  expect(getTermStatus(today, addDays(today, 100), yes)).toBe('preterm');
});

it('asks again after five weeks', () => {
  expect(getTermStatus(addDays(today, 35), undefined, yes)).toBe('term');
  expect(getTermStatus(addDays(today, 36), undefined, yes)).toBe('unknown');
});
