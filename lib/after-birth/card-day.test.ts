/** @jest-environment node */
import { CARD_DAYS } from '@/data/after-birth/tracks';
import { findAskedDay, findCardDay, getCardId, isInStrip } from './card-day';

const days = Array.from({ length: CARD_DAYS }, (_, day) => day);

it.each([
  ['on the day of the birth, to its last minute', new Date(2026, 10, 14), new Date(2026, 10, 14, 23, 59), 0],
  ['one minute later', new Date(2026, 10, 14), new Date(2026, 10, 15, 0, 0), 1],
  ['across the hour that is left out in spring', new Date(2026, 2, 7), new Date(2026, 2, 9, 0, 30), 2],
  ['across the hour that is there twice in autumn', new Date(2026, 9, 31), new Date(2026, 10, 2, 0, 30), 2],
  ['on the last hour of the day with 25', new Date(2026, 9, 31), new Date(2026, 10, 1, 23, 30), 1],
  ['across a leap day', new Date(2028, 1, 28), new Date(2028, 2, 1, 8), 2],
  ['across February without one', new Date(2027, 1, 28), new Date(2027, 2, 1, 8), 1],
  ['born on a leap day', new Date(2028, 1, 29), new Date(2028, 2, 6, 8), 6],
  ['across a new year', new Date(2026, 11, 30), new Date(2027, 0, 2), 3],
  ['on the last of six weeks', new Date(2026, 9, 10), new Date(2026, 10, 20, 23, 59), 41],
  ['on the day after it', new Date(2026, 9, 10), new Date(2026, 10, 21), 'over'],
  ['on the day before the first birthday', new Date(2025, 10, 22), new Date(2026, 10, 21), 'over'],
  ['on the first birthday', new Date(2025, 10, 21), new Date(2026, 10, 21), undefined],
  ['before the birthday', new Date(2026, 10, 22), new Date(2026, 10, 21, 23, 59), undefined],
  ['without a birthday', undefined, new Date(2026, 10, 21), undefined],
])('%s', (_case, birthday, today, day) => {
  expect(findCardDay(birthday, today)).toBe(day);
});

it('reads each day of an address, and nothing else', () => {
  expect(days.map((day) => findAskedDay(`#${getCardId(day)}`))).toEqual(days);
  for (const hash of [
    '',
    '#',
    '#day-',
    '#day-42',
    '#day-06',
    '#day--1',
    '#day-1e1',
    '#day-6.5',
    '#day-6x',
    '#tracks',
  ]) {
    expect([hash, findAskedDay(hash)]).toEqual([hash, undefined]);
  }
});

it.each([
  [0, 0, 6],
  [3, 0, 6],
  [6, 3, 9],
  [38, 35, 41],
  [41, 35, 41],
])('shows seven days with day %i in the strip: %i to %i', (shown, first, last) => {
  expect(days.filter((day) => isInStrip(day, shown))).toEqual(days.slice(first, last + 1));
  expect(last - first).toBe(6);
});
