/** @jest-environment node */
import { addDays, differenceInCalendarDays } from 'date-fns';
import { formatCalendarDate, parseCalendarDate } from '@/lib/calendar/calendar-date';
import { fc, manyRuns } from '@/scripts/testing/properties';
import { getApplyByDate, getBenefitWeek, getClaimStart, getEiDates, getQpipDates } from './claim-dates';

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

function isWholeWeeks(first: Date, last: Date): boolean {
  return first.getDay() === 0 && (differenceInCalendarDays(last, first) + 1) % 7 === 0;
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
  // The windows are made of whole weeks, so the day of the week on which the due date falls changes nothing.
  it.each([
    ['a Sunday', '2027-06-06'],
    ['a Tuesday', '2027-06-08'],
    ['a Saturday', '2027-06-12'],
  ])('counts from the week of the due date before the birth: %s', (_day, dueDate) => {
    expect(write(getEiDates({ dueDate: day(dueDate) }))).toEqual({
      earliestMaternityStart: '2027-03-14',
      latestMaternityEnd: '2027-10-09',
      parentalStart: '2027-06-06',
      latestParentalEnd: { standard: '2028-06-10', extended: '2028-12-09' },
    });
  });

  it.each([
    ['the Saturday before', '2027-06-05', '2027-03-07', '2027-10-02'],
    ['the Sunday after', '2027-06-13', '2027-03-21', '2027-10-16'],
    ['a Wednesday, over New Year and the end of summer time', '2027-01-13', '2026-10-18', '2027-05-15'],
    ['a Wednesday, over the start of summer time', '2027-03-10', '2026-12-13', '2027-07-10'],
    ['February 29', '2028-02-29', '2027-12-05', '2028-07-01'],
    ['a week that begins in the year before', '2028-01-01', '2027-10-03', '2028-04-29'],
  ])('opens on a Sunday and closes on a Saturday: due on %s', (_case, dueDate, first, last) => {
    expect(write(getEiDates({ dueDate: day(dueDate) }))).toMatchObject({
      earliestMaternityStart: first,
      latestMaternityEnd: last,
    });
  });

  it.each([
    ['an early birth leaves the end of maternity with the due date', '2027-05-20', '2027-10-09', '2028-05-20'],
    ['a late birth moves it', '2027-06-15', '2027-10-16', '2028-06-17'],
    ['a birth later in the week of the due date does not', '2027-06-12', '2027-10-09', '2028-06-10'],
    ['a birth on the Sunday after does', '2027-06-13', '2027-10-16', '2028-06-17'],
  ])('%s', (_case, birthDate, latestMaternityEnd, standard) => {
    const dates = write(getEiDates({ dueDate: day('2027-06-08'), birthDate: day(birthDate) }));
    expect(dates).toMatchObject({ latestMaternityEnd, latestParentalEnd: { standard } });
  });

  it('opens with the week of a birth more than 12 weeks early', () => {
    const dates = getEiDates({ dueDate: day('2027-01-13'), birthDate: day('2026-10-06') });
    expect(write(dates)).toMatchObject({
      earliestMaternityStart: '2026-10-04',
      latestMaternityEnd: '2027-05-15',
      parentalStart: '2026-10-04',
    });
  });

  // Windows that the Social Security Tribunal wrote down.
  it.each([
    ['2022-01-14', '2023-01-14', '2023-07-15'],
    ['2020-03-02', '2021-03-06', '2021-09-04'],
  ])('closes for a child born on %s as the tribunal counted', (born, standard, extended) => {
    expect(write(getEiDates({ dueDate: day(born), birthDate: day(born) }))).toMatchObject({
      latestParentalEnd: { standard, extended },
    });
  });
});

describe('QPIP', () => {
  it.each([
    ['a Sunday', '2027-06-06'],
    ['a Tuesday', '2027-06-08'],
    ['a Saturday', '2027-06-12'],
  ])('counts whole weeks from the week of the due date: %s', (_day, dueDate) => {
    expect(write(getQpipDates({ dueDate: day(dueDate) }))).toEqual({
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

describe.each(['ei', 'qpip'] as const)('the claim of the parent who gives birth, %s', (program) => {
  const dueDate = day('2027-06-08');

  it.each([
    ['a Friday', '2027-05-28', '2027-05-30'],
    ['a Saturday', '2027-05-29', '2027-05-30'],
    ['a Sunday', '2027-05-30', '2027-06-06'],
  ])('begins with the first whole week without work: last worked on %s', (_day, lastWorkDay, sunday) => {
    expect(formatCalendarDate(getClaimStart(program, { dueDate }, day(lastWorkDay)))).toBe(sunday);
  });

  it('begins with the week of the due date where no last day of work is known', () => {
    expect(formatCalendarDate(getClaimStart(program, { dueDate }, undefined))).toBe('2027-06-06');
  });

  it.each([
    ['early', '2027-05-20', '2027-05-16'],
    ['late', '2027-06-15', '2027-06-13'],
  ])('begins with the week of the birth instead, %s', (_case, birthDate, sunday) => {
    const dates = { dueDate, birthDate: day(birthDate) };
    expect(formatCalendarDate(getClaimStart(program, dates, undefined))).toBe(sunday);
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
        isWholeWeeks(ei.earliestMaternityStart, ei.latestMaternityEnd) &&
        isWholeWeeks(qpip.earliestMaternityStart, qpip.latestMaternityEnd) &&
        isWholeWeeks(qpip.parentalStart, qpip.latestParentalEnd) &&
        ei.latestMaternityEnd < ei.latestParentalEnd.extended &&
        differenceInCalendarDays(ei.latestParentalEnd.standard, ei.parentalStart) === 53 * 7 - 1 &&
        differenceInCalendarDays(ei.latestParentalEnd.extended, ei.parentalStart) === 79 * 7 - 1 &&
        qpip.earliestMaternityStart <= birthDate &&
        differenceInCalendarDays(qpip.latestMaternityEnd, qpip.parentalStart) === 21 * 7 - 1 &&
        qpip.latestMaternityEnd < qpip.latestParentalEnd
      );
    }),
    manyRuns,
  );
});
