/** @jest-environment node */
import { addDays, differenceInCalendarDays } from 'date-fns';
import fc from 'fast-check';
import { formatCalendarDate } from '@/lib/calendar/format-calendar-date';
import { parseCalendarDate } from '@/lib/calendar/parse-calendar-date';
import { getApplyByDate } from './get-apply-by-date';
import { getBenefitWeek } from './get-benefit-week';
import { getEiDates } from './get-ei-dates';
import { getQpipDates } from './get-qpip-dates';

function day(text: string): Date {
  const date = parseCalendarDate(text);
  if (!date) throw new RangeError(`no date: ${text}`);
  return date;
}

/** The dates as text, so that a failure can be read. */
function write(dates: object): unknown {
  return JSON.parse(
    JSON.stringify(dates, function (this: Record<string, unknown>, key, value) {
      return this[key] instanceof Date ? formatCalendarDate(this[key]) : value;
    }),
  );
}

it.each([
  ['a Tuesday', '2027-06-08', '2027-06-06', '2027-06-12'],
  ['a Sunday', '2027-06-06', '2027-06-06', '2027-06-12'],
  ['a Saturday', '2027-06-12', '2027-06-06', '2027-06-12'],
  ['New Year', '2027-01-01', '2026-12-27', '2027-01-02'],
  ['February 29', '2028-02-29', '2028-02-27', '2028-03-04'],
])('the benefit week of %s', (_name, text, sunday, saturday) => {
  expect(write(getBenefitWeek(day(text)))).toEqual({ sunday, saturday });
});

describe('EI', () => {
  it('counts from the due date before the birth', () => {
    expect(write(getEiDates({ dueDate: day('2027-06-08') }))).toEqual({
      earliestMaternityStart: '2027-03-16',
      latestMaternityEnd: '2027-10-05',
      parentalStart: '2027-06-06',
      latestParentalEnd: { standard: '2028-06-10', extended: '2028-12-09' },
    });
  });

  it.each([
    ['an early birth leaves the end of maternity with the due date', '2027-05-20', '2027-10-05', '2028-05-20'],
    ['a late birth moves it', '2027-06-15', '2027-10-12', '2028-06-17'],
  ])('%s, and moves the parental window', (_case, birthDate, latestMaternityEnd, standard) => {
    const dates = write(getEiDates({ dueDate: day('2027-06-08'), birthDate: day(birthDate) }));
    expect(dates).toMatchObject({ latestMaternityEnd, latestParentalEnd: { standard } });
  });

  it('opens on the day of a birth more than 12 weeks early', () => {
    const dates = getEiDates({ dueDate: day('2027-06-08'), birthDate: day('2027-03-01') });
    expect(write(dates)).toMatchObject({ earliestMaternityStart: '2027-03-01', parentalStart: '2027-02-28' });
  });
});

describe('QPIP', () => {
  it('counts whole weeks from the week of the due date', () => {
    expect(write(getQpipDates({ dueDate: day('2027-06-08') }))).toEqual({
      earliestMaternityStart: '2027-02-14',
      latestMaternityEnd: '2027-10-30',
      parentalStart: '2027-06-06',
      latestParentalEnd: '2028-12-09',
    });
  });

  it('ends with the week of birth, early or late', () => {
    const born = (birthDate: string) => getQpipDates({ dueDate: day('2027-06-08'), birthDate: day(birthDate) });
    expect(write(born('2027-05-20'))).toMatchObject({
      earliestMaternityStart: '2027-02-14',
      latestMaternityEnd: '2027-10-09',
      latestParentalEnd: '2028-11-18',
    });
    expect(write(born('2027-06-13'))).toMatchObject({ latestMaternityEnd: '2027-11-06' });
  });
});

it.each([
  ['2027-05-28', '2027-06-25'],
  ['2028-02-10', '2028-03-09'],
  ['2026-12-18', '2027-01-15'],
])('who last works on %s applies by %s', (lastWorkDay, applyBy) => {
  expect(formatCalendarDate(getApplyByDate(day(lastWorkDay)))).toBe(applyBy);
});

it('has its windows in order for every birth from 20 to 44 weeks, leap years and summer time included', () => {
  const anyDay = fc.integer({ min: 0, max: 21_915 }).map((offset) => new Date(2000, 0 /* Jan */, 1 + offset));
  fc.assert(
    fc.property(anyDay, fc.integer({ min: -140, max: 28 }), (dueDate, offset) => {
      const birthDate = addDays(dueDate, offset);
      const ei = getEiDates({ dueDate, birthDate });
      const qpip = getQpipDates({ dueDate, birthDate });
      return (
        ei.earliestMaternityStart <= birthDate &&
        birthDate < ei.latestMaternityEnd &&
        ei.latestMaternityEnd < ei.latestParentalEnd.extended &&
        differenceInCalendarDays(ei.latestParentalEnd.standard, ei.parentalStart) === 53 * 7 - 1 &&
        differenceInCalendarDays(ei.latestParentalEnd.extended, ei.parentalStart) === 79 * 7 - 1 &&
        qpip.earliestMaternityStart <= birthDate &&
        differenceInCalendarDays(qpip.latestMaternityEnd, qpip.parentalStart) === 21 * 7 - 1 &&
        qpip.latestMaternityEnd < qpip.latestParentalEnd &&
        [qpip.earliestMaternityStart, qpip.parentalStart].every((start) => start.getDay() === 0)
      );
    }),
    { numRuns: 2_000 },
  );
});
