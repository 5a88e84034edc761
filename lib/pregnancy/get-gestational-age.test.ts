/** @jest-environment node */
import { addDays } from 'date-fns';
import { getGestationalAge } from './get-gestational-age';

const dueDate = new Date(2026, 11 /* Dec */, 12);

it('is 37 weeks 0 days three weeks before the due date', () => {
  expect(getGestationalAge(dueDate, new Date(2026, 10 /* Nov */, 21, 3, 30))).toEqual({ weeks: 37, days: 0 });
});

it('counts every day, from the last period to well past the due date', () => {
  for (let day = 0; day <= 300; day += 1) {
    const { weeks, days } = getGestationalAge(dueDate, addDays(dueDate, day - 280));
    expect(weeks * 7 + days).toBe(day);
    expect(days).toBeLessThan(7);
  }
});

it('is 0 before the pregnancy', () => {
  expect(getGestationalAge(dueDate, addDays(dueDate, -281))).toEqual({ weeks: 0, days: 0 });
});
