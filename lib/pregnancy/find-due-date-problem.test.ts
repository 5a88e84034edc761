/** @jest-environment node */
import { addDays } from 'date-fns';
import { findDueDateProblem } from './find-due-date-problem';
import { isCurrentDueDate } from './is-current-due-date';

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
