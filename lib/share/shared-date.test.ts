/** @jest-environment node */
import { addDays } from 'date-fns';
import { formatCalendarDate } from '@/lib/calendar/calendar-date';
import { fc, manyRuns } from '@/scripts/testing/properties';
import { parseSharedDate } from './shared-date';

const today = new Date(2026, 10 /* Nov */, 21);

describe('parseSharedDate', () => {
  it.each(['', '?', '?utm_source=mail', '?Date=2027-06-08', '?dates=2027-06-08', '?%%%', '?&&=&'])(
    'finds no date in %p',
    (search) => {
      expect(parseSharedDate(search, today)).toEqual({ status: 'none' });
    },
  );

  it.each([
    '?date=2027-06-08',
    '?utm_source=mail&date=2027-06-08',
    '?date=2027%2D06%2D08',
    'date=2027-06-08&x=%',
    // Taken from the end of a sentence in a message.
    '?date=2027-06-08.',
    '?date=2027-06-08,',
    '?date=2027-06-08)!',
    '?date=2027-06-08”.',
    '?date=2027-06-08…',
    '?date=2027-06-08>',
    '?date=2027-06-08%C2%A0!',
    '?date=2027-06-08%E2%80%AF».',
  ])('reads %p', (search) => {
    expect(parseSharedDate(search, today)).toEqual({ status: 'date', dueDate: new Date(2027, 5 /* Jun */, 8) });
  });

  it.each([
    ['2026-10-31', 'due-date-too-long-ago'],
    ['2023-11-21', 'due-date-too-long-ago'],
    ['0001-01-01', 'due-date-too-long-ago'],
    ['2027-08-29', 'due-date-too-far-ahead'],
    ['2029-11-21', 'due-date-too-far-ahead'],
    ['9999-12-31', 'due-date-too-far-ahead'],
    ['2027-02-30', 'no-such-date'],
    ['garbage', 'no-such-date'],
    ['', 'no-such-date'],
    ['%00', 'no-such-date'],
    ['2027-06-08%00', 'no-such-date'],
    ['2027-06-08%0A', 'no-such-date'],
    ['2027-06-08+', 'no-such-date'],
    ['.2027-06-08', 'no-such-date'],
    ['2027-06-08.5', 'no-such-date'],
    ['...', 'no-such-date'],
    ['%', 'no-such-date'],
    ['%C3%28', 'no-such-date'],
    ['%ED%A0%80', 'no-such-date'],
    ['2027-06-08T00:00:00Z', 'no-such-date'],
    ['٢٠٢٧-٠٦-٠٨', 'no-such-date'],
    ['<script>alert(1)</script>', 'no-such-date'],
    ['javascript:alert(1)', 'no-such-date'],
    ['__proto__', 'no-such-date'],
    ['9'.repeat(1_000_000), 'no-such-date'],
    [`2027-06-08${'%20'.repeat(100_000)}`, 'no-such-date'],
    ['2027-06-08&date=2027-06-09', 'several-dates'],
    ['2027-06-08&date=2027-06-08', 'several-dates'],
    ['&date=2027-06-08', 'several-dates'],
    ['2027-06-08&date=', 'several-dates'],
    ['&date='.repeat(100_000), 'several-dates'],
  ])('names the problem with date=%.60s', (value, problem) => {
    expect(parseSharedDate(`?date=${value}`, today)).toEqual({ status: 'problem', problem });
  });

  it('reads back every date that a link of this site can carry', () => {
    fc.assert(
      fc.property(fc.integer({ min: -20, max: 280 }), (daysAhead) => {
        const dueDate = addDays(today, daysAhead);
        const search = `?date=${formatCalendarDate(dueDate)}`;
        expect(parseSharedDate(search, today)).toEqual({ status: 'date', dueDate });
      }),
    );
  });

  it('never throws, and gives a date only for one that is one and in range', () => {
    const part = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.webQueryParameters(),
      fc.constantFrom('date', '=', '&', '?', '%', '+', '#', ';', '%00', '2027-06-08', '<script>', '\u0000', '\ud800'),
    );
    const search = fc.array(part).map((parts) => `?date=${parts.join('')}`);
    fc.assert(
      fc.property(fc.oneof(search, fc.string({ unit: 'binary' })), (text) => {
        const shared = parseSharedDate(text, today);
        if (shared.status !== 'date') return;
        const [value = '', ...others] = new URLSearchParams(text).getAll('date');
        expect([value.replace(/[\u00a0\u202f]?[.,;:!?)\]>"”'’»…*]{1,3}$/, ''), ...others]).toEqual([
          formatCalendarDate(shared.dueDate),
        ]);
        expect(shared.dueDate >= addDays(today, -20) && shared.dueDate <= addDays(today, 280)).toBe(true);
      }),
      manyRuns,
    );
  });
});
