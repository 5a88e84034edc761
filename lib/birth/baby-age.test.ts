/** @jest-environment node */
import { addDays } from 'date-fns';
import { formatCalendarDate } from '@/lib/calendar/calendar-date';
import { checkBirthday, isBornEarly, isInFirstYear } from './baby-age';
import { describeAge } from './describe-age';

const TODAY = new Date(2028, 1 /* Feb */, 29, 22, 30);
const inDays = (days: number) => addDays(new Date(2028, 1 /* Feb */, 29), days);

it.each([
  [1, false],
  [0, true],
  [-364, true],
  // February 28, 2027: the first birthday is February 28, 2028.
  [-366, false],
])('counts the weeks of a baby born in %i days: %p', (days, expected) => {
  expect(isInFirstYear(inDays(days), TODAY)).toBe(expected);
});

it('counts a baby of February 29 until February 27 of the next year', () => {
  const birthday = new Date(2028, 1 /* Feb */, 29);
  expect(isInFirstYear(birthday, new Date(2029, 1 /* Feb */, 27, 23))).toBe(true);
  expect(isInFirstYear(birthday, new Date(2029, 1 /* Feb */, 28))).toBe(false);
});

it('counts nothing without a birthday', () => {
  expect(isInFirstYear(undefined, TODAY)).toBe(false);
});

it.each([
  [-22, true],
  [-21, false],
  [0, false],
])('a baby born %i days after the due date came before 37 weeks: %p', (days, expected) => {
  const dueDate = new Date(2027, 5 /* Jun */, 8);
  expect(isBornEarly(addDays(dueDate, days), dueDate)).toBe(expected);
});

describe('a birthday', () => {
  const check = (days: number, dueInDays?: number) =>
    checkBirthday(formatCalendarDate(inDays(days)), TODAY, dueInDays === undefined ? undefined : inDays(dueInDays));

  it.each([
    [0, undefined],
    [-364, undefined],
    [-7, 133],
    [0, 140],
  ])('%i days ahead is taken, with a due date in %p days', (days, dueInDays) => {
    expect(check(days, dueInDays)).toEqual({ birthday: inDays(days) });
  });

  it.each([
    [1, undefined, 'in-future'],
    [-366, undefined, 'too-long-ago'],
    [-1, 140, 'too-early'],
  ])('%i days ahead is refused, with a due date in %p days: %s', (days, dueInDays, problem) => {
    expect(check(days, dueInDays)).toEqual({ problem });
  });

  it.each(['', '2027-02-31', 'garbage'])('%p is no date', (text) => {
    expect(checkBirthday(text, TODAY, undefined)).toEqual({ problem: 'no-such-date' });
  });
});

it.each([
  [0, 'Your baby was born today'],
  [-1, 'Your baby is 1 day old'],
  [-13, 'Your baby is 13 days old'],
  [-14, 'Your baby is 2 weeks old'],
  [-23, 'Your baby is 3 weeks 2 days old'],
])('tells the age of a baby born in %i days: %s', (days, text) => {
  expect(describeAge(inDays(days), TODAY)).toBe(text);
});
