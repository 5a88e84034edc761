/** @jest-environment node */
import { type DueDateAction, initialDueDateState, reduceDueDate } from './due-date-state';

const today = new Date(2026, 10 /* Nov */, 21);
const stateAfter = (...actions: DueDateAction[]) => actions.reduce(reduceDueDate, initialDueDateState);
const opened: DueDateAction = { type: 'opened', text: '', today };
const changed = (text: string): DueDateAction => ({ type: 'changed', text });
const submitted: DueDateAction = { type: 'submitted', today };

it('is unknown until it is opened', () => {
  expect(stateAfter(changed('2027-06-08'), submitted)).toEqual({ status: 'unknown' });
});

it('opens empty, without a message, where no due date is stored', () => {
  expect(stateAfter(opened)).toEqual({ status: 'ready', text: '', openedWith: '', refusals: 0 });
});

it('calculates a due date once, and is ready again', () => {
  const calculating = stateAfter(opened, changed('2027-06-08'), submitted);
  expect(calculating).toEqual({ status: 'calculating', text: '2027-06-08', openedWith: '', refusals: 0 });
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

it('takes the message away when what was no date is emptied, and no other message', () => {
  const emptied: DueDateAction = { type: 'left', isImpossible: false };
  expect(stateAfter(opened, { type: 'left', isImpossible: true }, emptied)).not.toHaveProperty('problem');
  expect(stateAfter(opened, changed('2030-01-01'), submitted, emptied)).toHaveProperty('problem');
});

it('follows what is stored elsewhere once its own due date is stored', () => {
  const stored = (text: string): DueDateAction => ({ type: 'opened', text, today });
  const shown = [opened, changed('2027-06-08'), submitted, { type: 'calculated' }, stored('2027-06-08')] as const;
  expect(stateAfter(...shown, stored(''))).toMatchObject({ text: '' });
  expect(stateAfter(...shown, stored('2027-05-01'))).toMatchObject({ text: '2027-05-01' });
  expect(stateAfter(...shown, changed('2027-01'), stored(''))).toMatchObject({ text: '2027-01' });
});

it.each(['2035-01-01', ''])('ends a calculation when the field becomes %p, so that nothing else is stored', (text) => {
  expect(stateAfter(opened, changed('2027-06-08'), submitted, changed(text))).toMatchObject({ status: 'ready', text });
});

it('takes another due date from another tab, but never over what is typed', () => {
  const fromElsewhere: DueDateAction = { type: 'opened', text: '2027-06-08', today };
  expect(stateAfter(opened, fromElsewhere)).toMatchObject({ text: '2027-06-08' });
  expect(stateAfter(opened, changed('2027-01'), fromElsewhere)).toMatchObject({ text: '2027-01' });
  const calculating = stateAfter(opened, changed('2027-05-01'), submitted);
  expect(reduceDueDate(calculating, fromElsewhere)).toBe(calculating);
});

it('keeps a submission that only confirms the stored due date when another tab stores another one', () => {
  const confirming = stateAfter({ type: 'opened', text: '2027-06-08', today }, submitted);
  expect(confirming).toMatchObject({ status: 'calculating' });
  expect(reduceDueDate(confirming, { type: 'opened', text: '2027-05-01', today })).toBe(confirming);
});

it('opens empty, without a message, where the stored due date has become too old', () => {
  expect(stateAfter({ type: 'opened', text: '2026-10-31', today })).toEqual(stateAfter(opened));
});
