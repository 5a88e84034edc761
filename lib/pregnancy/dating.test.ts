/** @jest-environment node */
import { formatCalendarDate } from '@/lib/calendar/calendar-date';
import { getDueDate, type PregnancyInput } from './dating';

const lmp = (year: number, month: number, day: number, cycleLengthDays?: number): PregnancyInput => ({
  method: 'lmp',
  date: new Date(year, month - 1, day),
  ...(cycleLengthDays && { cycleLengthDays }),
});

const conception = (year: number, month: number, day: number, embryoAgeDays?: number): PregnancyInput => ({
  method: 'conception',
  date: new Date(year, month - 1, day),
  ...(embryoAgeDays && { embryoAgeDays }),
});

const scan = (year: number, month: number, day: number, weeks: number, days: number): PregnancyInput => ({
  method: 'ultrasound',
  date: new Date(year, month - 1, day),
  weeks,
  days,
});

describe('getDueDate', () => {
  it.each<[string, PregnancyInput, string]>([
    ['the example of the product', lmp(2026, 9, 1), '2027-06-08'],
    ['the same pregnancy by conception', conception(2026, 9, 15), '2027-06-08'],
    ['the same pregnancy by ultrasound', scan(2026, 11, 10, 10, 0), '2027-06-08'],
    ['a leap day as last period', lmp(2028, 2, 29), '2028-12-05'],
    ['a due date on a leap day', lmp(2027, 5, 25), '2028-02-29'],
    ['a leap day within', lmp(2027, 6, 1), '2028-03-07'],
    ['no leap day in 2100', lmp(2099, 6, 1), '2100-03-08'],
    ['the last day of a year', lmp(2026, 12, 31), '2027-10-07'],
    ['the first day of a year', lmp(2027, 1, 1), '2027-10-08'],
    ['a due date on the last day of a year', lmp(2026, 3, 26), '2026-12-31'],
    ["the day clocks go forward in St. John's", lmp(2026, 3, 8), '2026-12-13'],
    ["the day clocks go back in St. John's", lmp(2026, 11, 1), '2027-08-08'],
    ['the day Lord Howe turns back by half an hour', lmp(2026, 4, 5), '2027-01-10'],
    ['the day Lord Howe turns forward by half an hour', lmp(2026, 10, 4), '2027-07-11'],
    ['a cycle of 21 days', lmp(2026, 9, 1, 21), '2027-06-01'],
    ['a cycle of 35 days', lmp(2026, 9, 1, 35), '2027-06-15'],
    ['a cycle of 45 days', lmp(2026, 9, 1, 45), '2027-06-25'],
    ['a five-day embryo: transfer + 261', conception(2026, 9, 20, 5), '2027-06-08'],
    ['a three-day embryo: transfer + 263', conception(2026, 9, 18, 3), '2027-06-08'],
    ['a scan with days', scan(2026, 11, 13, 10, 3), '2027-06-08'],
    ['a scan on the due date', scan(2027, 6, 8, 40, 0), '2027-06-08'],
    ['a scan of 42 weeks 6 days', scan(2027, 6, 28, 42, 6), '2027-06-08'],
    ['a scan of 0 weeks 0 days', scan(2026, 9, 1, 0, 0), '2027-06-08'],
  ])('%s', (_case, input, dueDate) => {
    expect(formatCalendarDate(getDueDate(input))).toBe(dueDate);
  });

  it('ignores the time of day of its date', () => {
    const lateEvening = new Date(2026, 8 /* Sep */, 1, 23, 59, 59);
    expect(getDueDate({ method: 'lmp', date: lateEvening })).toEqual(new Date(2027, 5 /* Jun */, 8));
  });

  it('refuses another method by the name of the error that the specification gives', () => {
    const input = { method: 'guess', date: new Date(2026, 8 /* Sep */, 1) } as unknown as PregnancyInput;
    expect(() => getDueDate(input)).toThrow('Invalid pregnancy calculation method');
  });

  it.each(['lmp', 'conception', 'ultrasound'] as const)('refuses an invalid date by %s', (method) => {
    const input = { method, date: new Date(Number.NaN), weeks: 0, days: 0 };
    expect(() => getDueDate(input)).toThrow(new RangeError('Invalid time value'));
  });
});
