/** @jest-environment node */
import { addDays } from 'date-fns';
import { formatCalendarDate } from '@/lib/calendar/calendar-date';
import { getGestationalAge, getWeekStart, getWeeksSinceConception } from './gestational-age';

describe('getGestationalAge', () => {
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
});

describe('getWeekStart', () => {
  it.each([
    [new Date(2027, 5, 8), 0, '2026-09-01'],
    [new Date(2027, 5, 8), 12, '2026-11-24'],
    [new Date(2027, 5, 8), 40, '2027-06-08'],
    [new Date(2028, 2 /* Mar */, 10), 38, '2028-02-25'], // back over February 29
    [new Date(2027, 2, 20), 39, '2027-03-13'], // the day before clocks change in Canada
    [new Date(2027, 10, 20), 38, '2027-11-06'],
  ])('with %p due, week %i starts on %s', (due, week, day) => {
    expect(formatCalendarDate(getWeekStart(due, week))).toBe(day);
  });

  it('refuses what is no date', () => {
    expect(() => getWeekStart(new Date(Number.NaN), 3)).toThrow('Invalid time value');
  });
});

describe('getWeeksSinceConception', () => {
  it.each([
    [0, 0],
    [1, 0],
    [2, 0],
    [3, 1],
    [11, 9],
    [40, 38],
  ])('in week %i the baby is %i weeks old', (gestationalWeeks, expected) => {
    expect(getWeeksSinceConception(gestationalWeeks)).toBe(expected);
  });
});
