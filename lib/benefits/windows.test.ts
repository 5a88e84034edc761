/** @jest-environment node */

import { getSaturday, getSunday, toBenefitWeek, type WeekRange } from './benefit-week';
import { day, due, write } from './test-households';
import { getEiWindows, getQpipWindows } from './windows';

const toDays = (range: WeekRange | undefined) =>
  range && `${write(getSunday(range.first))} to ${write(getSaturday(range.last))}`;

it.each([
  // Sunday and Saturday of one week, over a change of the clocks, a leap day and the end of a year.
  ['2026-11-22', '2026-11-22'],
  ['2026-11-28', '2026-11-22'],
  ['2026-11-01', '2026-11-01'],
  ['2028-02-29', '2028-02-27'],
  ['2027-01-01', '2026-12-27'],
  ['1969-12-31', '1969-12-28'],
])('puts %s into the week of %s', (text, sunday) => {
  expect(write(getSunday(toBenefitWeek(day(text))))).toBe(sunday);
});

describe('EI', () => {
  it.each([
    ['2027-01-13', undefined, '2026-10-18 to 2027-05-15'],
    // Before the 12 weeks: the window opens with the week of the birth, and its end counts from the due date.
    ['2027-01-13', '2026-10-06', '2026-10-04 to 2027-05-15'],
    ['2027-01-13', '2026-10-18', '2026-10-18 to 2027-05-15'],
    // After the due date: the end counts from the birth.
    ['2027-01-13', '2027-01-27', '2026-10-18 to 2027-05-29'],
    ['2018-12-19', undefined, '2018-09-23 to 2019-04-20'],
  ])('maternity for a due date of %s and a birth on %s: %s', (dueDate, arrivedOn, expected) => {
    const event = due(dueDate, arrivedOn ? { arrivedOn: day(arrivedOn) } : {});
    expect(toDays(getEiWindows(event).maternity)).toBe(expected);
  });

  it.each([
    ['2022-01-14', '2022-01-09 to 2023-01-14', '2022-01-09 to 2023-07-15'],
    ['2026-02-03', '2026-02-01 to 2027-02-06', '2026-02-01 to 2027-08-07'],
    ['2020-03-02', '2020-03-01 to 2021-03-06', '2020-03-01 to 2021-09-04'],
  ])('parental weeks after a birth on %s', (arrivedOn, standard, extended) => {
    const { parental } = getEiWindows(due(arrivedOn, { arrivedOn: day(arrivedOn) }));
    expect(toDays(parental.standard)).toBe(standard);
    expect(toDays(parental.extended)).toBe(extended);
  });

  it.each([
    [10, '2026-10-18 to 2027-07-24', '2027-01-10 to 2028-03-25', '2027-01-10 to 2028-09-23'],
    // Maternity at most 52 weeks after that of the birth, parental at most 104.
    [40, '2026-10-18 to 2028-01-15', '2027-01-10 to 2028-10-21', '2027-01-10 to 2029-01-13'],
  ])('%p weeks in hospital move the ends', (hospitalWeeks, maternity, standard, extended) => {
    const windows = getEiWindows(due('2027-01-13', { hospitalWeeks }));
    expect(toDays(windows.maternity)).toBe(maternity);
    expect(toDays(windows.parental.standard)).toBe(standard);
    expect(toDays(windows.parental.extended)).toBe(extended);
  });

  it('never ends maternity earlier for a stay in hospital', () => {
    // So early that 17 weeks after the due week lie beyond 52 weeks after the birth.
    const event = due('2027-06-09', { arrivedOn: day('2026-09-09') });
    const usual = toDays(getEiWindows(event).maternity);
    expect(usual).toBe('2026-09-06 to 2027-10-09');
    expect(toDays(getEiWindows({ ...event, hospitalWeeks: 20 }).maternity)).toBe(usual);
  });

  it('counts an adoption from the day of placement, without maternity', () => {
    const event = due('2026-10-20', { arrival: 'adoption', arrivedOn: day('2026-10-20') });
    const { maternity, parental } = getEiWindows(event);
    expect(maternity).toBe(undefined);
    expect(toDays(parental.standard)).toBe('2026-10-18 to 2027-10-23');
    expect(toDays(parental.extended)).toBe('2026-10-18 to 2028-04-22');
  });
});

describe('QPIP', () => {
  it.each([
    ['2027-01-13', undefined, '2026-09-20 to 2027-06-05', '2027-01-10 to 2028-07-15'],
    ['2027-01-13', '2026-09-15', '2026-09-13 to 2027-02-06', '2026-09-13 to 2028-03-18'],
    ['2027-01-13', '2027-01-27', '2026-09-20 to 2027-06-19', '2027-01-24 to 2028-07-29'],
  ])('for a due date of %s and a birth on %s', (dueDate, arrivedOn, maternity, others) => {
    const windows = getQpipWindows(due(dueDate, arrivedOn ? { arrivedOn: day(arrivedOn) } : {}));
    expect(toDays(windows.maternity)).toBe(maternity);
    expect(toDays(windows.others)).toBe(others);
  });

  it('has no maternity weeks for those who adopt', () => {
    expect(getQpipWindows(due('2026-10-20', { arrival: 'adoption' })).maternity).toBe(undefined);
  });
});
