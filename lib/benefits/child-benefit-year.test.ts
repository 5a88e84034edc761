/** @jest-environment node */
import { getIncomeYear, getPaidMonth } from './child-benefit-year';
import { day, due, write } from './test-households';

it.each([
  ['2026-11-29', 2025],
  ['2027-01-05', 2025],
  ['2027-06-30', 2025],
  ['2027-07-01', 2026],
])('goes on %s by the income of %p, before a date is known', (today, year) => {
  expect(getIncomeYear(undefined, day(today))).toBe(year);
});

it.each([
  // A baby due in February is paid for from March on, until June by the income of 2025.
  ['2027-02-10', '2026-11-29', '2027-03-01', 2025],
  ['2027-02-10', '2027-01-05', '2027-03-01', 2025],
  ['2027-05-31', '2027-01-05', '2027-06-01', 2025],
  // The first month is July.
  ['2027-06-01', '2027-01-05', '2027-07-01', 2026],
  ['2027-08-20', '2026-11-29', '2027-09-01', 2026],
])('goes for a baby due on %s, on %s, by the first month: %s, income of %p', (dueDate, today, month, year) => {
  expect(write(getPaidMonth(due(dueDate), day(today)))).toBe(month);
  expect(getIncomeYear(due(dueDate), day(today))).toBe(year);
});

it.each([
  ['2027-06-30', '2027-06-01', 2025],
  ['2027-07-01', '2027-07-01', 2026],
])('goes on %s, with a baby born in February, by this month: %s, income of %p', (today, month, year) => {
  const born = due('2027-02-10', { arrivedOn: day('2027-02-10') });
  expect(write(getPaidMonth(born, day(today)))).toBe(month);
  expect(getIncomeYear(born, day(today))).toBe(year);
});
