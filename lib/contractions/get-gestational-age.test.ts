/** @jest-environment node */
import { addDays } from 'date-fns';
import { describePregnancy } from '@/lib/pregnancy/describe-pregnancy';
import { getGestationalAge } from './get-gestational-age';

const dueDate = new Date(2026, 11 /* Dec */, 12);

it('is 37 weeks 0 days three weeks before the due date', () => {
  expect(getGestationalAge(dueDate, new Date(2026, 10 /* Nov */, 21, 3, 30))).toEqual({ weeks: 37, days: 0 });
});

it('agrees with the calculator on every day', () => {
  for (let daysLeft = 280; daysLeft >= -20; daysLeft -= 1) {
    const today = addDays(dueDate, -daysLeft);
    expect(getGestationalAge(dueDate, today)).toEqual(describePregnancy(dueDate, today).gestationalAge);
  }
});
