/** @jest-environment node */

import { formatISO, isValid, parseISO } from 'date-fns';
import { fc, manyRuns } from '@/scripts/testing/properties';
import { formatCalendarDate, parseCalendarDate } from './calendar-date';

describe('parseCalendarDate', () => {
  it.each([
    ['2027-06-08', new Date(2027, 5 /* Jun */, 8)],
    ['2028-02-29', new Date(2028, 1 /* Feb */, 29)],
    ['2026-12-31', new Date(2026, 11 /* Dec */, 31)],
    ['2026-03-08', new Date(2026, 2 /* Mar */, 8)],
    ['2026-11-01', new Date(2026, 10 /* Nov */, 1)],
  ])('reads %s as local midnight', (text, expected) => {
    expect(parseCalendarDate(text)).toEqual(expected);
    expect(parseCalendarDate(text)?.getHours()).toBe(0);
  });

  it('takes a year for what it is, not for one of the last century', () => {
    expect(parseCalendarDate('0026-06-08')?.getFullYear()).toBe(26);
  });

  it.each([
    '',
    'garbage',
    '2027-02-29',
    '2027-02-30',
    '2027-13-01',
    '2027-00-10',
    '2027-6-8',
    '27-06-08',
    '2027/06/08',
    ' 2027-06-08',
    '2027-06-08T00:00:00Z',
    '+002027-06-08',
    '<script>',
  ])('refuses %p', (text) => {
    expect(parseCalendarDate(text)).toBeUndefined();
  });

  it('reads and writes every day of four digits, month and day as date-fns does', () => {
    const part = (max: number, length: number) =>
      fc.integer({ min: 0, max }).map((value) => String(value).padStart(length, '0'));
    fc.assert(
      fc.property(part(9999, 4), part(13, 2), part(32, 2), (year, month, day) => {
        const text = `${year}-${month}-${day}`;
        const expected = parseISO(text);
        const date = parseCalendarDate(text);
        expect(date).toEqual(isValid(expected) ? expected : undefined);
        if (date) expect(formatCalendarDate(date)).toBe(formatISO(date, { representation: 'date' }));
      }),
    );
  });

  it('reads back every day it writes', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 60_000 }), (day) => {
        const date = new Date(1950, 0 /* Jan */, 1 + day);
        return parseCalendarDate(formatCalendarDate(date))?.getTime() === date.getTime();
      }),
      manyRuns,
    );
  });
});

describe('formatCalendarDate', () => {
  it('refuses a date that holds no time', () => {
    expect(() => formatCalendarDate(new Date(Number.NaN))).toThrow(new RangeError('Invalid time value'));
  });
});
