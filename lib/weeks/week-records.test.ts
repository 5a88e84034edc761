/** @jest-environment node */

import { listWeekSources } from '@/lib/sources/page-sources';
import { listAppointments } from './appointments';
import { listComparisons } from './comparisons';
import { findWeeklyRecord } from './week-record';

it('finds the whole record of a week', () => {
  const record = findWeeklyRecord(11);
  expect(record).toMatchObject({ week: 11, lengthCm: 4.9, weightG: undefined });
  expect(record?.canadianSizeComparisons[0].name).toBe('a Timbit');
});

it.each([0, 41, -1, 1.5])('has no record of week %p', (week) => {
  expect(findWeeklyRecord(week)).toBeUndefined();
});

it.each([0, 41])('has a Canadian blueberry for week %p, which has no comparison of its own', (week) => {
  expect(listComparisons(week)).toEqual([
    expect.objectContaining({ title: 'A Canadian Blueberry', picture: 'blueberries' }),
  ]);
});

it.each([
  [17, false],
  [18, true],
  [21, true],
  [23, false],
])('has the anatomy scan open in week %i: %p', (week, isOpen) => {
  expect(listAppointments(week).some(({ id }) => id === 'anatomy-ultrasound')).toBe(isOpen);
});

it('leaves the vaccines of the season out of every week: a week alone does not say when it is', () => {
  for (let week = 1; week <= 40; week += 1) {
    expect(listAppointments(week).map(({ id }) => id)).not.toContain('flu-covid-vaccines');
  }
});

it('lists each source of a week once', () => {
  const record = findWeeklyRecord(20);
  if (!record) throw new Error('week 20 is missing');
  const keys = listWeekSources(record);
  expect(keys).toContain('who-2017');
  expect(new Set(keys).size).toBe(keys.length);
});
