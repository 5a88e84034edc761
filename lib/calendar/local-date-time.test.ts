/** @jest-environment node */
import { fc } from '@/scripts/testing/properties';
import { formatLocalDateTime, parseLocalDateTime } from './local-date-time';

it('reads a local time with and without seconds', () => {
  expect(parseLocalDateTime('2026-11-21T03:12')).toEqual([new Date(2026, 10 /* Nov */, 21, 3, 12).getTime()]);
  const withSeconds = new Date(2026, 10 /* Nov */, 21, 3, 12, 40).getTime();
  expect(parseLocalDateTime('2026-11-21T03:12:40')).toEqual([withSeconds]);
});

it('reads fractions of a second', () => {
  const at = new Date(2026, 10 /* Nov */, 21, 3, 12, 40).getTime();
  expect(parseLocalDateTime('2026-11-21T03:12:40.5')).toEqual([at + 500]);
  expect(parseLocalDateTime('2026-11-21T03:12:40.125')).toEqual([at + 125]);
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
])('refuses %p', (text) => expect(parseLocalDateTime(text)).toEqual([]));

it('reads every quarter of an hour that the clock shows in a year, twice where it comes twice, and no other', () => {
  const start = new Date(2027, 0 /* Jan */, 1).getTime();
  const quarters = 365 * 24 * 4;
  const shown = new Map<string, number[]>();
  for (let time = start; time < start + quarters * 15 * 60_000; time += 15 * 60_000) {
    const text = formatLocalDateTime(time);
    shown.set(text, [...(shown.get(text) ?? []), time]);
  }
  const misread = Array.from({ length: quarters }, (_, index) =>
    new Date(Date.UTC(2027, 0 /* Jan */, 1, 0, index * 15)).toISOString().slice(0, 19),
  ).filter((text) => String(parseLocalDateTime(text)) !== String(shown.get(text) ?? []));
  expect(misread).toEqual([]);
});

it('reads back what it wrote, also in the hour that comes twice', () => {
  fc.assert(
    fc.property(fc.integer({ min: Date.UTC(2020, 0), max: Date.UTC(2035, 0) }), (ms) => {
      const whole = Math.floor(ms / 1_000) * 1_000;
      expect(parseLocalDateTime(formatLocalDateTime(whole))).toContain(whole);
    }),
  );
});
