/** @jest-environment node */

import { initialLeaveFields, type StoredLeave } from './leave-form';
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

it('still says what is wrong with a text that is no date when another tab has stored something', () => {
  const elsewhere = (dueDate: string): LeaveAction => ({
    type: 'stored-elsewhere',
    stored: { fields: { ...initialLeaveFields, dueDate, netIncome: '40000' } },
    knownDueDate: undefined,
  });
  const typed = play(
    { type: 'opened', stored: undefined, knownDueDate: undefined },
    { type: 'left', name: 'dueDate', isImpossible: true },
    { type: 'left', name: 'birth.lastWorkDay', isImpossible: true },
  );
  const state = reduceLeave(typed, elsewhere(''));
  expect(state.impossible).toEqual(['dueDate', 'birth.lastWorkDay']);
  expect(isProblemShown(state, 'birth.lastWorkDay')).toBe(true);
  expect(state.fields.netIncome).toBe('40000');
  // Where a date comes, it takes the place of that text.
  expect(reduceLeave(typed, elsewhere('2027-03-10')).impossible).toEqual(['birth.lastWorkDay']);
});

it('takes a due date that the site has learned since', () => {
  const stored = { fields: { ...initialLeaveFields, dueDate: '2027-01-01' }, knownDueDate: '2027-01-01' };
  expect(play({ type: 'opened', stored, knownDueDate: '2027-03-10' }).fields.dueDate).toBe('2027-03-10');
  expect(play({ type: 'opened', stored, knownDueDate: undefined }).fields.dueDate).toBe('2027-01-01');
});

describe('a birthday that the site knows', () => {
  const known = { knownDueDate: '2026-12-01', knownBirthday: '2026-11-20' };
  const open = (stored: StoredLeave | undefined, dates: Partial<typeof known> = known) =>
    play({ type: 'opened', stored, knownDueDate: '2026-12-01', ...dates }).fields;

  it('is filled in, beside the due date that there was', () => {
    expect(open(undefined)).toMatchObject({ dueDate: '2026-12-01', arrivedOn: '2026-11-20' });
    expect(play(opened, { type: 'cleared', ...known }).fields.arrivedOn).toBe('2026-11-20');
  });

  it('takes the place of what was stored before it, once', () => {
    const fields = { ...initialLeaveFields, arrivedOn: '2026-11-19' };
    expect(open({ fields, knownDueDate: '2026-12-01' }).arrivedOn).toBe('2026-11-20');
    expect(open({ fields, ...known }).arrivedOn).toBe('2026-11-19');
  });

  it('is no day of an adoption', () => {
    const fields = { ...initialLeaveFields, arrival: 'adoption', arrivedOn: '2026-11-21' } as const;
    expect(open({ fields }).arrivedOn).toBe('2026-11-21');
  });

  it('goes when it is taken back, unless another day stands there', () => {
    const takenBack = { knownBirthday: undefined };
    const store = (arrivedOn: string) => ({ fields: { ...initialLeaveFields, arrivedOn }, ...known });
    expect(open(store('2026-11-20'), takenBack).arrivedOn).toBe('');
    expect(open(store('2026-11-19'), takenBack).arrivedOn).toBe('2026-11-19');
  });
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
