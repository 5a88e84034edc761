/** @jest-environment node */
import { addDays, addYears } from 'date-fns';
import { formatCalendarDate, parseCalendarDate } from '@/lib/calendar/calendar-date';
import { fc, manyRuns } from '@/scripts/testing/properties';
import { parseSharedDate } from './shared-date';

const today = new Date(2026, 10 /* Nov */, 21);

/** A text with all of its escapes read that can be. */
const decodeRepeatedly = (text: string): string =>
  [1, 2, 3].reduce(
    (read) =>
      read.replace(/(%[0-9a-f]{2})+/gi, (escapes) => {
        try {
          return decodeURIComponent(escapes);
        } catch {
          return escapes;
        }
      }),
    text,
  );

describe('parseSharedDate', () => {
  it.each(['', '?', '?utm_source=mail', '?update=2027-06-08', '?dates=2027-06-08', '?%%%', '?&&=&'])(
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
    // What programs for messages and for mail make of a link.
    '?date=2027-06-08%20',
    '?date=2027-06-08+',
    '?date=%20%222027-06-08%22',
    '?date=«%C2%A02027-06-08%C2%A0»',
    '?date=2027-06-08%E2%80%8B',
    '?date=2027-%E2%80%8B06-08',
    '?date=2027-06-08%0A',
    '?date=2027-06-08%0D%0A%0D%0A',
    '?date=2027%E2%80%9106%E2%80%9108',
    '?date=2027%E2%80%9006%E2%80%9308',
    '?date=2027%252D06%252D08',
    '?date=2027%25252D06%25252D08',
    '?date=2027-06-08T00:00:00Z',
    '?date=2027-06-08T00%3A00%3A00.000-04%3A00',
    '?date=2027-06-08T00:00',
    '?date=2027-6-8',
    '?date=2027/06/08',
    '?date=3D2027-06-08',
    `?date=2027-06-08${'%20'.repeat(100)}`,
    '?Date=2027-06-08',
    '?DATE=2027-06-08',
    '?date%3D2027-06-08',
    '?date%253D2027-06-08',
    '?utm_source=mail&amp;date=2027-06-08',
    '?amp;date=2027-06-08',
    // The same day more than once, and an empty one beside it.
    '?date=2027-06-08&date=2027-06-08',
    '?date=&date=2027-06-08',
    '?date=2027-06-08&date=',
  ])('reads %p', (search) => {
    expect(parseSharedDate(search, today)).toEqual({ status: 'date', dueDate: new Date(2027, 5 /* Jun */, 8) });
  });

  it.each([
    ['2021-11-20', 'due-date-too-long-ago'],
    ['0001-01-01', 'due-date-too-long-ago'],
    ['2027-08-29', 'due-date-too-far-ahead'],
    ['2029-11-21', 'due-date-too-far-ahead'],
    ['9999-12-31', 'due-date-too-far-ahead'],
    ['2027-02-30', 'no-such-date'],
    ['garbage', 'no-such-date'],
    // A day in June or in August, and another day of the week west of Greenwich.
    ['08/06/2027', 'no-such-date'],
    ['06-08-2027', 'no-such-date'],
    ['27-06-08', 'no-such-date'],
    ['20270608', 'no-such-date'],
    ['2027-06', 'no-such-date'],
    ['2027-06-08T05:00:00Z', 'no-such-date'],
    ['2027-06-08 or 2027-06-09', 'no-such-date'],
    ['', 'no-such-date'],
    ['%00', 'no-such-date'],
    ['2027-06-08%00', 'no-such-date'],
    ['.2027-06-08', 'no-such-date'],
    ['2027-06-08.5', 'no-such-date'],
    ['...', 'no-such-date'],
    ['%', 'no-such-date'],
    ['%C3%28', 'no-such-date'],
    ['%ED%A0%80', 'no-such-date'],
    ['٢٠٢٧-٠٦-٠٨', 'no-such-date'],
    ['<script>alert(1)</script>', 'no-such-date'],
    ['javascript:alert(1)', 'no-such-date'],
    ['__proto__', 'no-such-date'],
    ['9'.repeat(1_000_000), 'no-such-date'],
    [`2027-06-08${'%20'.repeat(100_000)}`, 'no-such-date'],
    ['2027-06-08&date=2027-06-09', 'several-dates'],
    ['&date='.repeat(100_000), 'no-such-date'],
  ])('names the problem with date=%.60s', (value, problem) => {
    expect(parseSharedDate(`?date=${value}`, today)).toEqual({ status: 'problem', problem });
  });

  it.each([
    ['2026-10-31'],
    ['2023-11-21'],
    // Five years ago to the day.
    ['2021-11-21'],
  ])('tells a due date of %s, and makes no date of a pregnancy of it', (date) => {
    expect(parseSharedDate(`?date=${date}`, today)).toEqual({ status: 'past', dueDate: parseCalendarDate(date) });
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
      fc.constantFrom('%252D', '%E2%80%8B', '%E2%80%91', 'T00:00Z', '"', '3D', '2025-01-31', '2027', '-', '06', '8'),
    );
    const search = fc.array(part).map((parts) => `?date=${parts.join('')}`);
    fc.assert(
      fc.property(fc.oneof(search, fc.string({ unit: 'binary' })), (text) => {
        const shared = parseSharedDate(text, today);
        if (shared.status !== 'date' && shared.status !== 'past') return;
        // Year, month and day stand in the link in this order, and nothing between them but marks that part or are unseen.
        const [year, month, day] = formatCalendarDate(shared.dueDate).split('-').map(Number);
        const written = decodeRepeatedly(text).normalize('NFKC');
        expect(written).toMatch(new RegExp(`${year}[^0-9a-z]+0?${month}[^0-9a-z]+0?${day}(?![0-9])`, 'i'));
        const earliest = shared.status === 'date' ? addDays(today, -20) : addYears(today, -5);
        expect(shared.dueDate >= earliest && shared.dueDate <= addDays(today, 280)).toBe(true);
      }),
      manyRuns,
    );
  });
});
