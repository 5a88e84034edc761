/** @jest-environment node */
import { type DueDateAction, initialDueDateState, reduceDueDate } from './due-date-state';

const today = new Date(2026, 10 /* Nov */, 21);
const stateAfter = (...actions: DueDateAction[]) => actions.reduce(reduceDueDate, initialDueDateState);
const opened: DueDateAction = { type: 'opened', text: '' };
const changed = (text: string): DueDateAction => ({ type: 'changed', text });
const submitted: DueDateAction = { type: 'submitted', today };

it('is unknown until it is opened', () => {
  expect(stateAfter(changed('2027-06-08'), submitted)).toEqual({ status: 'unknown' });
});

it('calculates a due date once, and is ready again', () => {
  const calculating = stateAfter(opened, changed('2027-06-08'), submitted);
  expect(calculating).toEqual({ status: 'calculating', text: '2027-06-08', refusals: 0 });
  expect(reduceDueDate(calculating, submitted)).toBe(calculating);
  expect(reduceDueDate(calculating, { type: 'calculated' })).toMatchObject({ status: 'ready', text: '2027-06-08' });
});

it('refuses a date out of range, keeps it, and takes the message away once it changes', () => {
  const refused = stateAfter(opened, changed('2030-01-01'), submitted);
  expect(refused).toMatchObject({ problem: 'due-date-too-far-ahead', text: '2030-01-01', refusals: 1 });
  expect(reduceDueDate(refused, changed('2027-06-08'))).not.toHaveProperty('problem');
});

it('says so when the visitor leaves what is no date, and nothing when the field is empty', () => {
  expect(stateAfter(opened, { type: 'left', isImpossible: true })).toMatchObject({ problem: 'no-such-date' });
  expect(stateAfter(opened, { type: 'left', isImpossible: false })).not.toHaveProperty('problem');
});
