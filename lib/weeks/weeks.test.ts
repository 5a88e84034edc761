/** @jest-environment node */
import { addDays } from 'date-fns';
import { getWeekPath, listTimelineWeeks } from './weeks';

const dueDate = new Date(2027, 5 /* Jun */, 8);

it('counts weeks 1 to 40 from the last period, so that week 40 starts on the due date', () => {
  const weeks = listTimelineWeeks(dueDate, new Date(2026, 10 /* Nov */, 21));
  expect(weeks.map(({ week }) => week)).toEqual(Array.from({ length: 40 }, (_, index) => index + 1));
  expect(weeks[0]?.date).toEqual(new Date(2026, 8 /* Sep */, 8));
  expect(weeks[10]?.date).toEqual(new Date(2026, 10 /* Nov */, 17));
  expect(weeks[39]?.date).toEqual(dueDate);
});

it('says "you are here" in week 11 on November 21, 2026', () => {
  const weeks = listTimelineWeeks(dueDate, new Date(2026, 10 /* Nov */, 21));
  expect(weeks.filter(({ isCurrent }) => isCurrent).map(({ week }) => week)).toEqual([11]);
  expect(weeks.filter(({ isPast }) => isPast)).toHaveLength(10);
});

it('is for seven days in each week, and in none before week 1 and after week 40', () => {
  for (let day = 0; day <= 294; day += 1) {
    const today = addDays(dueDate, day - 280);
    const week = Math.floor(day / 7);
    const current = listTimelineWeeks(dueDate, today).filter(({ isCurrent }) => isCurrent);
    expect(current.map(({ week }) => week)).toEqual(week >= 1 && week <= 40 ? [week] : []);
  }
});

it('gives each week an address of its own', () => {
  expect(getWeekPath(12)).toBe('/development/week-12');
});
