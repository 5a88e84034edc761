/** @jest-environment node */
import { startOfDay } from 'date-fns';
import { afterBirthTasks, type DayMeaning } from '@/data/after-birth/papers';
import { regionPapers } from '@/data/after-birth/region-papers';
import { provinceCodes } from '@/data/provinces';
import { countDays } from '@/lib/calendar/count-days';
import { fc, manyRuns } from '@/scripts/testing/properties';
import { datePaper, getCalendarDay, isLate, listJointParts, listPapers, orderPapers, type Paper } from './papers';

const day = (year: number, month: number, date: number, hour = 0) => new Date(year, month - 1, date, hour);
const paper = (daysAfterBirth: number, meaning: DayMeaning = 'by-law', task: Paper['task'] = 'register'): Paper => ({
  task,
  region: 'ON',
  day: { daysAfterBirth, meaning },
});
const tasksOf = (...regions: Parameters<typeof listPapers>) => listPapers(...regions).map(({ task }) => task);

describe('the day of a paper', () => {
  it.each([
    ['over the change to daylight time', day(2027, 3, 5), 30, day(2027, 4, 4)],
    ['over the change back', day(2026, 10, 20), 30, day(2026, 11, 19)],
    ['over the end of a year', day(2026, 12, 20), 30, day(2027, 1, 19)],
    ['over February 29', day(2028, 2, 15), 15, day(2028, 3, 1)],
    ['over a February of 28 days', day(2027, 2, 15), 15, day(2027, 3, 2)],
    ['from February 29, after a year of days', day(2028, 2, 29), 365, day(2029, 2, 28)],
    ['five days after a birth', day(2027, 4, 3), 5, day(2027, 4, 8)],
  ])('is counted %s', (_what, birthday, days, expected) => {
    expect(datePaper(paper(days), birthday, birthday)).toMatchObject({ due: expected, daysLeft: days });
  });

  it.each([
    [day(2027, 4, 9, 23), 24, false],
    [day(2027, 5, 3, 23), 0, false],
    [day(2027, 5, 4), -1, true],
  ])('on %s has %i days left', (today, daysLeft, late) => {
    const dated = datePaper(paper(30), day(2027, 4, 3), today);
    expect(dated.daysLeft).toBe(daysLeft);
    expect(isLate(dated)).toBe(late);
  });

  it('is none without a birthday, or where no source gives one', () => {
    expect(datePaper(paper(30), undefined, day(2027, 4, 9))).not.toHaveProperty('due');
    expect(datePaper({ ...paper(30), day: undefined }, day(2027, 4, 3), day(2027, 4, 9))).not.toHaveProperty('due');
  });

  it('is the first moment of a day, so many calendar days after any birthday', () => {
    const birthdays = fc.integer({ min: 0, max: 20_000 }).map((days) => day(2020, 1, 1 + days));
    fc.assert(
      fc.property(birthdays, fc.integer({ min: 0, max: 400 }), (birthday, days) => {
        const { due } = datePaper(paper(days), birthday, birthday);
        return due?.getTime() === startOfDay(due ?? 0).getTime() && countDays(birthday, due ?? birthday) === days;
      }),
      manyRuns,
    );
  });

  it('of the first vaccines is that of their visit, two months on, and the last start stands beside it', () => {
    const vaccines = paper(104, 'too-late-after', 'first-vaccines');
    const dated = datePaper(vaccines, day(2027, 4, 3), day(2027, 6, 4));
    expect(dated).toMatchObject({ due: day(2027, 6, 3), daysLeft: -1 });
    expect(dated.lastStart).toEqual({ date: day(2027, 7, 16), daysLeft: 42 });
    // Vaccines are never too late: only the drops are.
    expect(isLate(dated)).toBe(true);
    expect(isLate(datePaper(vaccines, day(2027, 4, 3), day(2027, 12, 1)))).toBe(true);
    expect(datePaper(vaccines, day(2026, 12, 31), day(2027, 1, 1)).due).toEqual(day(2027, 2, 28));
  });

  it('is not late where nothing can begin any more', () => {
    expect(isLate(datePaper(paper(10, 'too-late-after'), day(2027, 4, 3), day(2027, 4, 20)))).toBe(false);
  });
});

describe('the papers in order', () => {
  const papers = listPapers('ON');
  const birthday = day(2027, 4, 3);

  it('are those of the region, the first open one next', () => {
    const { open, done } = orderPapers(papers, ['health-card'], birthday, day(2027, 4, 9));
    expect(open.map(({ task }) => task)).toEqual(regionPapers.ON.tasks.filter((task) => task !== 'health-card'));
    expect(done.map(({ task }) => task)).toEqual(['health-card']);
  });

  it('have what is late first', () => {
    const { open } = orderPapers(papers, [], birthday, day(2027, 5, 4));
    expect(open[0]?.task).toBe('register');
  });

  it('are each open or done, whatever is ticked and whenever it is', () => {
    fc.assert(
      fc.property(fc.subarray([...afterBirthTasks]), fc.integer({ min: 0, max: 400 }), (done, days) => {
        const ordered = orderPapers(papers, done, birthday, day(2027, 4, 3 + days));
        const tasks = [...ordered.open, ...ordered.done].map(({ task }) => task);
        expect([...tasks].sort()).toEqual([...regionPapers.ON.tasks].sort());
        expect(ordered.done.every(({ task }) => done.includes(task))).toBe(true);
      }),
    );
  });
});

describe('a baby born in another region', () => {
  it('of Gatineau who lives in Ontario is registered in Quebec, and has the card of Ontario', () => {
    const papers = listPapers('ON', 'QC');
    expect(papers.find(({ task }) => task === 'register')).toMatchObject({
      region: 'QC',
      day: regionPapers.QC.days.register,
    });
    expect(papers.find(({ task }) => task === 'health-card')?.region).toBe('ON');
    expect(listJointParts('ON', 'QC')).not.toContain('health-card');
  });

  it('of Alberta who lives in Saskatchewan asks for the card, which the form of Saskatchewan would have taken along', () => {
    expect(tasksOf('SK')).not.toContain('health-card');
    expect(tasksOf('SK', 'AB')).toContain('health-card');
  });

  it.each(provinceCodes.flatMap((home) => provinceCodes.map((bornIn) => [home, bornIn] as const)))(
    'who lives in %s and was born in %s misses no paper and has none twice',
    (home, bornIn) => {
      const tasks = tasksOf(home, bornIn);
      const brought: string[] = listJointParts(home, bornIn);
      expect(new Set(tasks).size).toBe(tasks.length);
      for (const part of ['child-benefit', 'social-insurance-number', 'health-card', 'certificate'] as const) {
        const isInHome = regionPapers[home].tasks.includes(part) || regionPapers[home].brings.includes(part);
        if (isInHome) expect([part, tasks.includes(part) !== brought.includes(part)]).toEqual([part, true]);
      }
      expect(tasks).toContain('register');
    },
  );
});

describe('in a calendar', () => {
  const birthday = day(2027, 4, 3);

  it.each([
    ['stands on its day', paper(30), day(2027, 4, 9), day(2027, 5, 3)],
    ['stands on the day of saving once it is late', paper(30), day(2027, 5, 9), day(2027, 5, 9)],
    ['has no place once it can begin no more', paper(10, 'too-late-after'), day(2027, 5, 9), undefined],
    ['has none without a day', { ...paper(0), day: undefined }, day(2027, 5, 9), undefined],
    [
      'is the visit of the vaccines, not the last day',
      paper(104, 'too-late-after', 'first-vaccines'),
      day(2027, 4, 9),
      day(2027, 6, 3),
    ],
  ])('a paper %s', (_what, one, today, expected) => {
    expect(getCalendarDay(datePaper(one, birthday, today), today)).toEqual(expected);
  });
});
