/** @jest-environment node */

import { initialLeaveFields } from './leave-form';
import { initialLeaveState, isProblemShown, type LeaveAction, type LeaveState, reduceLeave } from './planner-state';

const play = (...actions: LeaveAction[]): LeaveState => actions.reduce(reduceLeave, initialLeaveState);
const opened: LeaveAction = { type: 'opened', stored: undefined, knownDueDate: '2027-03-10' };

it('opens with the due date that the site knows, and nothing is said to be wrong', () => {
  const state = play(opened);
  expect(state).toMatchObject({ status: 'ready', knownDueDate: '2027-03-10', left: [], isTouched: false });
  expect(state.fields).toEqual({ ...initialLeaveFields, dueDate: '2027-03-10' });
});

it('opens with what was stored, and says again what was wrong then', () => {
  const fields = { ...initialLeaveFields, dueDate: '2027-01-01', netIncome: 'x' };
  const stored = { fields, knownDueDate: '2027-03-10' };
  const state = play({ type: 'opened', stored, knownDueDate: '2027-03-10' });
  expect(state.fields).toEqual(fields);
  expect(isProblemShown(state, 'netIncome')).toBe(true);
  expect(isProblemShown(state, 'arrivedOn')).toBe(false);
});

it('takes a due date that the site has learned since', () => {
  const stored = { fields: { ...initialLeaveFields, dueDate: '2027-01-01' }, knownDueDate: '2027-01-01' };
  expect(play({ type: 'opened', stored, knownDueDate: '2027-03-10' }).fields.dueDate).toBe('2027-03-10');
  expect(play({ type: 'opened', stored, knownDueDate: undefined }).fields.dueDate).toBe('2027-01-01');
});

it('opens once', () => {
  const edited = play(opened, { type: 'edited', fields: { dueDate: '2027-04-01' } });
  expect(reduceLeave(edited, opened)).toBe(edited);
});

it('edits the household and each parent apart', () => {
  const state = play(
    opened,
    { type: 'edited', fields: { who: 'both' } },
    { type: 'parent-edited', role: 'other', fields: { pay: '900' } },
  );
  expect(state.isTouched).toBe(true);
  expect(state.fields.who).toBe('both');
  expect([state.fields.parents.birth.pay, state.fields.parents.other.pay]).toEqual(['', '900']);
});

it('knows which dates do not exist until they are typed anew', () => {
  const left = play(
    opened,
    { type: 'left', name: 'dueDate', isImpossible: true },
    { type: 'left', name: 'birth.lastWorkDay', isImpossible: true },
  );
  expect(left.impossible).toEqual(['dueDate', 'birth.lastWorkDay']);
  expect(reduceLeave(left, { type: 'edited', fields: { dueDate: '2027-03-11' } }).impossible).toEqual([
    'birth.lastWorkDay',
  ]);
  const edited = reduceLeave(left, { type: 'parent-edited', role: 'birth', fields: { lastWorkDay: '2027-03-01' } });
  expect(edited.impossible).toEqual(['dueDate']);
  expect(reduceLeave(left, { type: 'left', name: 'dueDate' }).impossible).toEqual(['birth.lastWorkDay']);
  expect(reduceLeave(left, { type: 'left', name: 'dueDate' }).left).toEqual(left.left);
});

it('says what is missing once the field that needs it was left', () => {
  const state = play(opened, { type: 'left', name: 'birth.topUpPercent' }, { type: 'left', name: 'hospitalTo' });
  expect(
    ['birth.topUpPercent', 'birth.topUpWeeks', 'hospitalFrom', 'hospitalTo'].map((name) => isProblemShown(state, name)),
  ).toEqual([true, true, true, true]);
  expect(['other.topUpWeeks', 'birth.bestWeeks', 'atWorkFrom'].map((name) => isProblemShown(state, name))).toEqual([
    false,
    false,
    false,
  ]);
});

it('clears everything but the due date that the site knows', () => {
  const state = play(
    opened,
    { type: 'edited', fields: { who: 'both', dueDate: '2027-04-01' } },
    { type: 'cleared', knownDueDate: '2027-03-10' },
  );
  expect(state).toEqual({
    ...initialLeaveState,
    status: 'ready',
    fields: { ...initialLeaveFields, dueDate: '2027-03-10' },
    knownDueDate: '2027-03-10',
  });
  expect(reduceLeave(state, { type: 'cleared', knownDueDate: undefined }).fields.dueDate).toBe('');
});
