/** @jest-environment node */

import { provinceCodes } from '@/data/provinces';
import { tasks } from '@/data/to-dos';
import { findFindCareToDo, listRegionalToDos, listToDos } from './to-dos';
import { findWeeklyRecord } from './week-record';

const weeks = Array.from({ length: 40 }, (_, index) => index + 1);
const idsOf = (week: number, region?: Parameters<typeof listToDos>[1]) => listToDos(week, region).map(({ id }) => id);

it.each(weeks)('has in week %i at least two things to do in every region and without one, each once', (week) => {
  for (const region of [undefined, ...provinceCodes]) {
    const ids = idsOf(week, region);
    expect(ids.length).toBeGreaterThanOrEqual(2);
    expect(new Set(ids).size).toBe(ids.length);
  }
});

it('puts what closes soon first, then what the week names, then what is for some only', () => {
  expect(idsOf(20)).toEqual(['anatomy-ultrasound', 'far-away', 'birth-place-registration']);
  expect(idsOf(20, 'ON')).toEqual([
    'anatomy-ultrasound',
    'ei-hours',
    'far-away',
    'birth-place-registration',
    'second-trimester-screening',
  ]);
});

it('says until when a window is open, or from when', () => {
  const noteOf = (week: number, id: string) => listToDos(week, 'ON').find((toDo) => toDo.id === id)?.note;
  expect(noteOf(20, 'anatomy-ultrasound')?.replaceAll('\u00a0', ' ')).toBe('by 22 weeks');
  expect(noteOf(28, 'ei-earliest-start')?.replaceAll('\u00a0', ' ')).toBe('from 28 weeks');
});

it('has the tests of other regions in none, and of all regions apart', () => {
  expect(idsOf(11, 'BC')).toContain('sips-part-1');
  expect(idsOf(11, 'ON')).not.toContain('sips-part-1');
  expect(idsOf(11)).not.toContain('sips-part-1');
  expect(listRegionalToDos(11).map(({ id, regions }) => [id, regions])).toEqual(
    expect.arrayContaining([
      ['sips-part-1', ['BC']],
      ['efts', ['ON']],
      ['quebec-screening', ['QC']],
    ]),
  );
});

it('has neither visits that repeat nor the beginning of a term', () => {
  const ids = weeks.flatMap((week) => idsOf(week, 'ON'));
  expect(ids.filter((id) => /^visits-|^early-term/.test(id))).toEqual([]);
  expect(ids).toContain('first-prenatal-visit');
});

it('names weeks that exist', () => {
  for (const task of tasks) for (const week of task.weeks) expect(findWeeklyRecord(week)).toBeDefined();
});

it('asks from week 4 to week 12, and first, who looks after the visitor, and leads to the page that says it', () => {
  const asked = weeks.filter((week) => findFindCareToDo(week));
  expect(asked).toEqual([4, 5, 6, 7, 8, 9, 10, 11, 12]);
  for (const week of asked) {
    expect(idsOf(week, 'NB')[0]).toBe('find-care');
    expect(findFindCareToDo(week)?.link?.path).toBe('/find-care');
  }
});
