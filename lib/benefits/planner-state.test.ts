/** @jest-environment node */

import { initialLeaveFields, type StoredLeave } from './leave-form';
import {
  followStored,
  getLeaveState,
  initialEntry,
  isProblemShown,
  type KnownDates,
  type LeaveAction,
  reduceLeave,
} from './planner-state';

const known: KnownDates = { dueDate: '2027-03-10', birthday: undefined };
const nothingKnown: KnownDates = { dueDate: undefined, birthday: undefined };

/** What is stored and entered after these actions in a form of which nothing was stored. */
const play = (actions: LeaveAction[], dates = known) =>
  actions.reduce<ReturnType<typeof reduceLeave>>((state, action) => reduceLeave(state, action, dates), {
    value: undefined,
    own: initialEntry,
  });
const show = (...actions: LeaveAction[]) => getLeaveState(play(actions), known);
/** The form as it opens with what an earlier visit or another tab has stored. */
const open = (value: StoredLeave | undefined, dates: KnownDates, own = initialEntry) =>
  getLeaveState({ value, own: followStored(own, value) }, dates);

it('opens with the due date that the site knows, and nothing is said to be wrong', () => {
  const state = open(undefined, known);
  expect(state.fields).toEqual({ ...initialLeaveFields, dueDate: '2027-03-10' });
  expect(state.left).toEqual([]);
});

it('opens with what was stored, and says again what was wrong then', () => {
  const fields = { ...initialLeaveFields, dueDate: '2027-01-01', netIncome: 'x' };
  const state = open({ fields, knownDueDate: '2027-03-10' }, known);
  expect(state.fields).toEqual(fields);
  expect(isProblemShown(state, 'netIncome')).toBe(true);
  expect(isProblemShown(state, 'arrivedOn')).toBe(false);
});

it('still says what is wrong with a text that is no date when another tab has stored something', () => {
  const { own } = play([
    { type: 'left', name: 'dueDate', isImpossible: true },
    { type: 'left', name: 'birth.lastWorkDay', isImpossible: true },
  ]);
  const elsewhere = (dueDate: string) => ({ fields: { ...initialLeaveFields, dueDate, netIncome: '40000' } });
  const state = open(elsewhere(''), nothingKnown, own);
  expect(state.impossible).toEqual(['dueDate', 'birth.lastWorkDay']);
  expect(isProblemShown(state, 'birth.lastWorkDay')).toBe(true);
  expect(state.fields.netIncome).toBe('40000');
  // Where a date comes, it takes the place of that text.
  expect(open(elsewhere('2027-03-10'), nothingKnown, own).impossible).toEqual(['birth.lastWorkDay']);
  expect(open(elsewhere(''), known, own).impossible).toEqual(['birth.lastWorkDay']);
});

it('forgets which fields were left once what is stored is erased elsewhere', () => {
  expect(followStored({ left: ['netIncome'], impossible: ['dueDate'] }, undefined)).toEqual(initialEntry);
});

it('takes a due date that the site has learned since', () => {
  const stored = { fields: { ...initialLeaveFields, dueDate: '2027-01-01' }, knownDueDate: '2027-01-01' };
  expect(open(stored, known).fields.dueDate).toBe('2027-03-10');
  expect(open(stored, nothingKnown).fields.dueDate).toBe('2027-01-01');
});

it('takes a due date once: another one that is tried out stays, also where the site forgets its own and learns it again', () => {
  const tried = play([{ type: 'edited', fields: { dueDate: '2027-05-01' } }]);
  expect(getLeaveState(tried, known).fields.dueDate).toBe('2027-05-01');
  const edited = reduceLeave(tried, { type: 'edited', fields: { netIncome: '1' } }, nothingKnown);
  expect(getLeaveState(edited, known).fields.dueDate).toBe('2027-05-01');
});

describe('a birthday that the site knows', () => {
  const birth = { dueDate: '2026-12-01', birthday: '2026-11-20' };
  const stored = { knownDueDate: birth.dueDate, knownBirthday: birth.birthday };

  it('is filled in, beside the due date that there was', () => {
    expect(open(undefined, birth).fields).toMatchObject({ dueDate: '2026-12-01', arrivedOn: '2026-11-20' });
  });

  it('takes the place of what was stored before it, once', () => {
    const fields = { ...initialLeaveFields, arrivedOn: '2026-11-19' };
    expect(open({ fields, knownDueDate: '2026-12-01' }, birth).fields.arrivedOn).toBe('2026-11-20');
    expect(open({ fields, ...stored }, birth).fields.arrivedOn).toBe('2026-11-19');
    const edited = play([{ type: 'edited', fields: { arrivedOn: '2026-11-19' } }], birth);
    expect(getLeaveState(edited, birth).fields.arrivedOn).toBe('2026-11-19');
  });

  it('is no day of an adoption', () => {
    const fields = { ...initialLeaveFields, arrival: 'adoption', arrivedOn: '2026-11-21' } as const;
    expect(open({ fields }, birth).fields.arrivedOn).toBe('2026-11-21');
  });

  it('goes when it is taken back, unless another day stands there', () => {
    const takenBack = { ...birth, birthday: undefined };
    const store = (arrivedOn: string) => ({ fields: { ...initialLeaveFields, arrivedOn }, ...stored });
    expect(open(store('2026-11-20'), takenBack).fields.arrivedOn).toBe('');
    expect(open(store('2026-11-19'), takenBack).fields.arrivedOn).toBe('2026-11-19');
    // And the same day that is typed in after that is the visitor's own.
    const state = { value: store('2026-11-20'), own: initialEntry };
    const typed = reduceLeave(state, { type: 'edited', fields: { arrivedOn: '2026-11-20' } }, takenBack);
    expect(getLeaveState(typed, takenBack).fields.arrivedOn).toBe('2026-11-20');
  });
});

it('edits the household and each parent apart, and stores the dates that the form was filled with', () => {
  const { value } = play([
    { type: 'edited', fields: { who: 'both' } },
    { type: 'parent-edited', role: 'other', fields: { pay: '900' } },
  ]);
  expect(value).toMatchObject({ knownDueDate: '2027-03-10', fields: { who: 'both', dueDate: '2027-03-10' } });
  expect([value?.fields.parents.birth.pay, value?.fields.parents.other.pay]).toEqual(['', '900']);
});

it('stores nothing of a field that was left without an entry', () => {
  expect(play([{ type: 'left', name: 'dueDate', isImpossible: true }]).value).toBeUndefined();
});

it('knows which dates do not exist until they are typed anew', () => {
  const left: LeaveAction[] = [
    { type: 'left', name: 'hospitalFrom', isImpossible: true },
    { type: 'left', name: 'birth.lastWorkDay', isImpossible: true },
  ];
  expect(show(...left).impossible).toEqual(['hospitalFrom', 'birth.lastWorkDay']);
  expect(show(...left, { type: 'edited', fields: { hospitalFrom: '2027-03-11' } }).impossible).toEqual([
    'birth.lastWorkDay',
  ]);
  const edited = show(...left, { type: 'parent-edited', role: 'birth', fields: { lastWorkDay: '2027-03-01' } });
  expect(edited.impossible).toEqual(['hospitalFrom']);
  // The button beside a field empties it.
  expect(show(...left, { type: 'edited', fields: { hospitalFrom: '' } }).impossible).toEqual(['birth.lastWorkDay']);
  const leftAgain = show(...left, { type: 'left', name: 'hospitalFrom' });
  expect(leftAgain.impossible).toEqual(['birth.lastWorkDay']);
  expect(leftAgain.left).toEqual(['hospitalFrom', 'birth.lastWorkDay']);
});

it('says what is missing once the field that needs it was left', () => {
  const state = show({ type: 'left', name: 'birth.topUpPercent' }, { type: 'left', name: 'hospitalTo' });
  expect(
    ['birth.topUpPercent', 'birth.topUpWeeks', 'hospitalFrom', 'hospitalTo'].map((name) => isProblemShown(state, name)),
  ).toEqual([true, true, true, true]);
  expect(['other.topUpWeeks', 'birth.bestWeeks', 'atWorkFrom'].map((name) => isProblemShown(state, name))).toEqual([
    false,
    false,
    false,
  ]);
});

it('starts again with nothing but the dates that the site knows', () => {
  const state = play([
    { type: 'edited', fields: { who: 'both', dueDate: '2027-04-01' } },
    { type: 'left', name: 'netIncome' },
    { type: 'started-again' },
  ]);
  expect(state).toEqual({ value: undefined, own: initialEntry });
  expect(getLeaveState(state, known).fields).toEqual({ ...initialLeaveFields, dueDate: '2027-03-10' });
});
