import { addDays, differenceInCalendarDays, differenceInCalendarMonths, getDaysInMonth } from 'date-fns';
import { type NoticeLaw, notices } from '@/data/benefits/notice';
import { noticeSources } from '@/data/benefits/notice-sources';
import { provinceCodes } from '@/data/provinces';
import { sources } from '@/data/sources';
import { parseCalendarDate } from '@/lib/calendar/calendar-date';
import { fc } from '@/scripts/testing/properties';
import { noticeWords } from '@/words/benefits/notice';
import {
  findCertificateRule,
  getLastCarefulDay,
  getNoticeWeeks,
  getPlanDay,
  isUsualOnly,
  listNoticeDays,
} from './notice';

const day = (text: string) => parseCalendarDate(text) as Date;
const laws = Object.keys(notices) as NoticeLaw[];

describe('the last careful day of a leave that begins on Monday, March 1, 2027', () => {
  it.each([
    { weeks: 2, last: '2027-02-12' },
    { weeks: 3, last: '2027-02-05' },
    { weeks: 4, last: '2027-01-29' },
    { weeks: 6, last: '2027-01-15' },
  ])('is the Friday of $last with $weeks weeks', ({ weeks, last }) => {
    expect(getLastCarefulDay(day('2027-03-01'), weeks)).toEqual(day(last));
  });
});

describe('the day by which a plan is told', () => {
  it.each([
    { due: '2027-03-15', months: 4, told: '2026-11-13', why: 'a Sunday: the Friday before' },
    { due: '2027-05-31', months: 4, told: '2027-01-29', why: 'January 31 is a Sunday' },
    { due: '2027-06-30', months: 4, told: '2027-02-26', why: 'no February 30: its last day, a Sunday' },
    { due: '2028-06-30', months: 4, told: '2028-02-29', why: 'a leap year' },
    { due: '2027-01-04', months: 4, told: '2026-09-04', why: 'the year before' },
  ])('is $told for $due ($why)', ({ due, months, told }) => {
    expect(getPlanDay(day(due), months)).toEqual(day(told));
  });
});

const anyDay = fc.integer({ min: 0, max: 365 * 12 }).map((days) => addDays(new Date(2020, 0, 1), days));

it('leaves at least the weeks and a day, at most two days more, on a weekday', () => {
  fc.assert(
    fc.property(anyDay, fc.integer({ min: 1, max: 10 }), (first, weeks) => {
      const last = getLastCarefulDay(first, weeks);
      const days = differenceInCalendarDays(first, last);
      expect(days).toBeGreaterThanOrEqual(7 * weeks + 1);
      expect(days).toBeLessThanOrEqual(7 * weeks + 3);
      expect([1, 2, 3, 4, 5]).toContain(last.getDay());
      // Midnight also across the ends of daylight saving time.
      expect(last.getHours()).toBe(0);
    }),
  );
});

it('never tells of a plan later than the months before the due date, and at most two days sooner', () => {
  fc.assert(
    fc.property(anyDay, fc.integer({ min: 1, max: 8 }), (due, months) => {
      const told = getPlanDay(due, months);
      const target = new Date(due.getFullYear(), due.getMonth() - months, 1);
      target.setDate(Math.min(due.getDate(), getDaysInMonth(target)));
      expect(differenceInCalendarDays(target, told)).toBeGreaterThanOrEqual(0);
      expect(differenceInCalendarDays(target, told)).toBeLessThanOrEqual(2);
      expect(differenceInCalendarMonths(due, told)).toBeGreaterThanOrEqual(months);
    }),
  );
});

describe('the days of a law', () => {
  const begin = { role: 'birth', firstDay: day('2027-03-01'), dueDate: day('2027-03-15') } as const;
  const today = day('2026-11-29');

  it('are two in New Brunswick, of which the first has passed', () => {
    expect(listNoticeDays('NB', begin, today)).toEqual([
      { law: 'NB', of: 'plan', day: day('2026-11-13'), isPast: true },
      { law: 'NB', of: 'leave', day: day('2027-02-12'), isPast: false },
    ]);
  });

  it('are those of parental leave for the other parent, who has no plan to tell', () => {
    expect(listNoticeDays('NB', { ...begin, role: 'other' }, today)).toEqual([
      { law: 'NB', of: 'leave', day: day('2027-01-29'), isPast: false },
    ]);
  });

  it('has not passed on the day itself', () => {
    expect(listNoticeDays('ON', begin, day('2027-02-12'))[0]?.isPast).toBe(false);
    expect(listNoticeDays('ON', begin, day('2027-02-13'))[0]?.isPast).toBe(true);
  });

  it.each(['NT', 'NU'] as const)('are none in %s, where no number can be printed', (law) => {
    expect(listNoticeDays(law, begin, today)).toEqual([]);
    expect(listNoticeDays(law, { ...begin, role: 'other' }, today)).toEqual([]);
  });

  it('are none of parental leave in Yukon', () => {
    expect(listNoticeDays('YT', { ...begin, role: 'other' }, today)).toEqual([]);
  });

  it('are none without the day on which the leave begins', () => {
    expect(listNoticeDays('ON', { role: 'birth' }, today)).toEqual([]);
  });
});

it('has a rule for each province and territory and for federal workplaces', () => {
  expect([...laws].sort()).toEqual(['FED', ...provinceCodes].sort());
});

it('has sources wherever it has a number, and none where it has not', () => {
  for (const law of laws) {
    const hasNumber = getNoticeWeeks(law, 'birth') !== undefined || getNoticeWeeks(law, 'other') !== undefined;
    expect({ law, hasSources: notices[law].sources.length > 0 }).toEqual({ law, hasSources: hasNumber });
  }
});

it("says 'usually' only of numbers that it has", () => {
  for (const law of laws) {
    for (const role of ['birth', 'other'] as const) {
      if (isUsualOnly(law, role)) expect(getNoticeWeeks(law, role)).toBeDefined();
    }
  }
});

it('names a source for every sentence with a figure, and each source is known', () => {
  const statements = laws.flatMap((law) => Object.values(noticeWords[law]).flat());
  for (const { text, sources: keys = [] } of statements) {
    if (/\d/.test(text)) expect({ text, count: keys.length }).not.toEqual({ text, count: 0 });
    for (const key of keys) expect(sources).toHaveProperty([key]);
  }
});

it('takes no source from a copy at an odd address', () => {
  for (const { url } of Object.values(noticeSources)) {
    expect(url).not.toMatch(/azurewebsites|github\.com|\.asia|\.tech/);
  }
});

describe('the certificate', () => {
  it.each([
    ['FED', 'always', 'always'],
    // Who gave no notice owes one within two weeks; who did, if asked.
    ['AB', 'if-asked', 'always'],
    ['BC', 'if-asked', 'if-asked'],
    ['MB', 'soon', 'soon'],
    ['NB', 'always', 'always'],
    ['NL', 'always', 'always'],
    ['NS', 'if-asked', 'if-asked'],
    ['ON', 'if-asked', 'if-asked'],
    ['PE', 'unknown', 'unknown'],
    ['QC', 'always', 'always'],
    ['SK', 'if-asked', 'if-asked'],
    ['NT', 'unknown', 'unknown'],
    ['NU', 'unknown', 'unknown'],
    ['YT', 'always', 'if-asked'],
  ] as const)('of who gives birth is in %s before the birth: %s, after it: %s', (law, before, after) => {
    expect(findCertificateRule(law, 'birth', false)).toBe(before);
    expect(findCertificateRule(law, 'birth', true)).toBe(after);
  });

  it("is wanted of the other parent by New Brunswick's law alone, before the birth and after it", () => {
    for (const isBorn of [false, true]) {
      expect(laws.filter((law) => findCertificateRule(law, 'other', isBorn))).toEqual(['NB']);
      expect(findCertificateRule('NB', 'other', isBorn)).toBe('always');
    }
  });
});
