/** @jest-environment node */

import { addDays } from 'date-fns';
import { checkDueDate, findDueDateProblem, isCurrentDueDate } from './due-date-check';

describe('checkDueDate', () => {
  const today = new Date(2026, 10 /* Nov */, 21);

  it.each([
    ['2026-11-01', 'accepted'],
    ['2026-10-31', 'due-date-too-long-ago'],
    ['2027-06-08', 'accepted'],
    ['2027-08-28', 'accepted'],
    ['2027-08-29', 'due-date-too-far-ahead'],
    ['2027-02-30', 'no-such-date'],
    ['', 'no-such-date'],
  ])('%s is %s', (text, expected) => {
    const checked = checkDueDate(text, today);
    expect('problem' in checked ? checked.problem : 'accepted').toBe(expected);
  });

  it('reads an accepted one', () => {
    expect(checkDueDate('2027-06-08', today)).toEqual({ dueDate: new Date(2027, 5 /* Jun */, 8) });
  });
});

describe('findDueDateProblem', () => {
  const today = new Date(2026, 10 /* Nov */, 21, 23, 59);

  it.each([
    [-21, 'due-date-too-long-ago'],
    [-20, undefined],
    [0, undefined],
    [280, undefined],
    [281, 'due-date-too-far-ahead'],
  ])('%i days ahead: %p', (daysAhead, problem) => {
    const dueDate = addDays(new Date(2026, 10 /* Nov */, 21), daysAhead);
    expect(findDueDateProblem(dueDate, today)).toBe(problem);
    expect(isCurrentDueDate(dueDate, today)).toBe(problem === undefined);
  });

  it('has no current due date without one', () => expect(isCurrentDueDate(undefined, today)).toBe(false));
});
