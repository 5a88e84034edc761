/** @jest-environment node */
import { checkLastPeriod } from './check-last-period';

const today = new Date(2026, 10 /* Nov */, 21);

it('makes a due date of a last period, and remembers what it came from', () => {
  const checked = checkLastPeriod('2026-09-01', today);
  expect(checked).toMatchObject({
    pregnancy: { dueDate: '2027-06-08', fields: { method: 'lmp', cycleLengthDays: '28' } },
  });
});

it.each([
  ['today', '2026-11-21', '2027-08-28'],
  ['300 days ago', '2026-01-25', '2026-11-01'],
])('takes a period of %s', (_name, text, dueDate) => {
  expect(checkLastPeriod(text, today)).toMatchObject({ pregnancy: { dueDate } });
});

it.each([
  ['tomorrow', '2026-11-22', 'lmp-in-future'],
  ['301 days ago', '2026-01-24', 'lmp-too-long-ago'],
  ['a day that no year has', '2026-02-31', 'no-such-date'],
  ['nothing', '', 'no-such-date'],
])('refuses %s', (_name, text, problem) => {
  expect(checkLastPeriod(text, today)).toEqual({ problem });
});
