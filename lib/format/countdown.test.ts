/** @jest-environment node */
import { formatCountdown } from './countdown';

const today = new Date(2026, 10, 21);

it.each([
  ['the first day that can be', new Date(2027, 7, 28), 'Days to go', '280'],
  ['the day before', new Date(2026, 10, 22), 'Days to go', '1'],
  ['the day itself', new Date(2026, 10, 21), 'Days to go', 'Due today'],
  ['the day after', new Date(2026, 10, 20), 'Days past due', '1'],
  ['14 days after', new Date(2026, 10, 7), 'Days past due', '14'],
])('%s', (_, dueDate, term, value) => {
  expect(formatCountdown(dueDate, today)).toEqual({ term, value });
});
