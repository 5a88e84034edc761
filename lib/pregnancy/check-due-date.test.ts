/** @jest-environment node */
import { checkDueDate } from './check-due-date';

const today = new Date(2026, 10 /* Nov */, 21);

it.each([
  ['2026-11-01', 'accepted'],
  ['2026-10-31', 'due-date-too-long-ago'],
  ['2027-06-08', 'accepted'],
  ['2027-08-28', 'accepted'],
  ['2027-08-29', 'due-date-too-far-ahead'],
  ['2027-02-30', 'no-such-date'],
  ['', 'no-such-date'],
])('%s is %s', (text, expected) => {
  const checked = checkDueDate(text, today);
  expect('problem' in checked ? checked.problem : 'accepted').toBe(expected);
});
