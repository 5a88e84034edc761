/** @jest-environment node */
import { fc } from '@/scripts/testing/properties';
import { formatLocalDateTime, parseLocalDateTime } from './local-date-time';

it('reads a local time with and without seconds', () => {
  expect(parseLocalDateTime('2026-11-21T03:12')).toEqual(new Date(2026, 10 /* Nov */, 21, 3, 12));
  expect(parseLocalDateTime('2026-11-21T03:12:40')).toEqual(new Date(2026, 10 /* Nov */, 21, 3, 12, 40));
});

it('reads fractions of a second', () => {
  expect(parseLocalDateTime('2026-11-21T03:12:40.5')).toEqual(new Date(2026, 10 /* Nov */, 21, 3, 12, 40, 500));
  expect(parseLocalDateTime('2026-11-21T03:12:40.125')).toEqual(new Date(2026, 10 /* Nov */, 21, 3, 12, 40, 125));
});

it.each([
  '',
  '2026-11-21',
  '2026-02-31T03:12',
  '2026-11-21T24:00',
  '2026-11-21T25:00',
  '03:12',
  '2026-11-21 03:12',
  '2026-11-21T03:12Z',
  '2026-11-21T03:12:40.1255',
  '2026-11-21T03:12:40.',
  '+002026-11-21T03:12',
  'noon',
])('refuses %p', (text) => expect(parseLocalDateTime(text)).toBeUndefined());

it('reads every quarter of an hour that the clock shows in a year, and none that it jumps over', () => {
  const start = new Date(2027, 0 /* Jan */, 1).getTime();
  const quarters = 365 * 24 * 4;
  const shown = new Set(
    Array.from({ length: quarters }, (_, index) => formatLocalDateTime(start + index * 15 * 60_000)),
  );
  const misread = Array.from({ length: quarters }, (_, index) =>
    new Date(Date.UTC(2027, 0 /* Jan */, 1, 0, index * 15)).toISOString().slice(0, 19),
  ).filter((text) => {
    const read = parseLocalDateTime(text);
    return (read && formatLocalDateTime(read)) !== (shown.has(text) ? text : undefined);
  });
  expect(misread).toEqual([]);
});

it('reads back what it wrote, but in the hour that comes twice', () => {
  fc.assert(
    fc.property(fc.integer({ min: Date.UTC(2020, 0), max: Date.UTC(2035, 0) }), (seconds) => {
      const ms = Math.floor(seconds / 1_000) * 1_000;
      const text = formatLocalDateTime(ms);
      const read = parseLocalDateTime(text);
      expect(read && formatLocalDateTime(read)).toBe(text);
    }),
  );
});
