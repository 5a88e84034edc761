/** @jest-environment node */

import { listWeekSources } from '@/lib/sources/page-sources';
import { listAppointments } from './appointments';
import { listComparisons } from './comparisons';
import { describeComparison } from './describe-comparison';
import { listWeekOverviews } from './week-overviews';
import { findWeeklyRecord } from './week-record';

it('finds the whole record of a week', () => {
  const record = findWeeklyRecord(11);
  expect(record).toMatchObject({ week: 11, lengthCm: 4.9, weightG: undefined });
  expect(record?.canadianSizeComparisons[0].name).toBe('a Timbit');
  expect(findWeeklyRecord(40)).toMatchObject({ week: 40, lengthCm: 49.5, weightG: 3_617 });
  // No chart measures anything yet.
  expect(findWeeklyRecord(4)).toMatchObject({ week: 4, lengthCm: undefined, weightG: undefined, size: undefined });
});

it('has for every week a line of a list that says what its record says', () => {
  const overviews = listWeekOverviews();
  expect(overviews.map(({ week }) => week)).toEqual(Array.from({ length: 40 }, (_, index) => index + 1));
  for (const { week, title, stage, comparison, picture } of overviews) {
    const record = findWeeklyRecord(week);
    expect([title, stage]).toEqual([record?.title, record?.developmentMilestones[0]?.text]);
    expect([comparison.name, picture]).toEqual([
      record?.canadianSizeComparisons[0].name,
      record?.canadianSizeComparisons[0].picture,
    ]);
  }
});

it.each([
  [11, 'As long as a Timbit'],
  [19, 'A picture for this week: '],
  [4, 'A picture for this week: '],
])('calls the comparison of week %i in a list: %s', (week, words) => {
  const overview = listWeekOverviews().find((each) => each.week === week);
  expect(overview && describeComparison(overview)).toMatch(new RegExp(`^${words}`));
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
  // Its last day is the first one of this week.
  [22, true],
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
