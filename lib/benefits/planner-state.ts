import { initialLeaveFields, type LeaveFields, type ParentFields, type StoredLeave } from './leave-form';
import type { DateFieldName } from './read-form';
import type { ParentRole } from './types';

/** The leave planner's form as it is shown. Unknown until the page has mounted. */
export interface LeaveState extends LeaveEntry {
  status: 'unknown' | 'ready';
  fields: LeaveFields;
}

/** What is known of the entry in the form, beside what is stored of it. */
export interface LeaveEntry {
  /** Date fields with a text that is no date: it has no value that could be stored. */
  impossible: DateFieldName[];
  /** Fields that were left: only what is wrong with these is said, so that nobody is corrected while typing. */
  left: string[];
}

/** What the site knows of the baby, yyyy-MM-dd. */
export interface KnownDates {
  dueDate: string | undefined;
  birthday: string | undefined;
}

/** What can happen to the planner's form. */
export type LeaveAction =
  | { type: 'edited'; fields: Partial<Omit<LeaveFields, 'parents'>> }
  | { type: 'parent-edited'; role: ParentRole; fields: Partial<ParentFields> }
  /** The visitor left a field; `isImpossible` when the text of a date field is no date, such as February 31. */
  | { type: 'left'; name: string; isImpossible?: boolean }
  | { type: 'started-again' };

/** An entry that has not begun. */
export const initialEntry: LeaveEntry = { impossible: [], left: [] };

interface StoredAndEntry {
  value: StoredLeave | undefined;
  own: LeaveEntry;
}

/** The form that is shown: what was stored, with the dates that the site has learned since. */
export function getLeaveState({ value, own }: StoredAndEntry, known: KnownDates): LeaveState {
  const fields = takeBirthday(takeDueDate(value, known.dueDate), value, known.birthday);
  // Where a date has come from elsewhere, it takes the place of the text that was none.
  const filled = listFilled(fields);
  return {
    status: 'ready',
    fields,
    left: own.left,
    impossible: own.impossible.filter((name) => !filled.includes(name)),
  };
}

/** What is stored of the form, and its entry, after an action. */
export function reduceLeave(state: StoredAndEntry, action: LeaveAction, known: KnownDates): StoredAndEntry {
  const { fields } = getLeaveState(state, known);
  switch (action.type) {
    case 'edited':
      return edit(state, known, { ...fields, ...action.fields }, Object.keys(action.fields));
    case 'parent-edited': {
      const { role, fields: edited } = action;
      const parents = { ...fields.parents, [role]: { ...fields.parents[role], ...edited } };
      const names = Object.keys(edited).map((name) => `${role}.${name}`);
      return edit(state, known, { ...fields, parents }, names);
    }
    case 'left': {
      const { name, isImpossible = false } = action;
      const { value, own } = state;
      const others = own.impossible.filter((other) => other !== name);
      const impossible = isImpossible ? [...others, name as DateFieldName] : others;
      return { value, own: { impossible, left: [...new Set([...own.left, name])] } };
    }
    case 'started-again':
      return { value: undefined, own: initialEntry };
  }
}

/** The entry after another tab, or an earlier visit, has stored the form or erased it: what is filled there was left there. */
export function followStored({ left, impossible }: LeaveEntry, stored: StoredLeave | undefined): LeaveEntry {
  return stored ? { impossible, left: [...new Set([...listFilled(stored.fields), ...left])] } : initialEntry;
}

/** The form that was stored, with the due date that the site has learned since. */
function takeDueDate(stored: StoredLeave | undefined, knownDueDate: string | undefined): LeaveFields {
  const fields = stored?.fields ?? initialLeaveFields;
  const isNewer = knownDueDate !== undefined && knownDueDate !== stored?.knownDueDate;
  return isNewer ? { ...fields, dueDate: knownDueDate } : fields;
}

/** The form with the birthday that the site has learned since, and without one that was taken back. */
function takeBirthday(
  fields: LeaveFields,
  stored: StoredLeave | undefined,
  knownBirthday: string | undefined,
): LeaveFields {
  // The day on which an adopted child came is no birthday.
  if (fields.arrival === 'adoption' || knownBirthday === stored?.knownBirthday) return fields;
  const wasFilledIn = fields.arrivedOn === stored?.knownBirthday;
  if (knownBirthday === undefined && !wasFilledIn) return fields;
  return { ...fields, arrivedOn: knownBirthday ?? '' };
}

/** Fields that mean nothing without each other. */
const pairs = [
  ['hospitalFrom', 'hospitalTo'],
  ['atWorkFrom', 'atWorkTo'],
  ['bestWeeksTotal', 'bestWeeks'],
  ['topUpPercent', 'topUpWeeks'],
];

/**
 * Whether what is wrong with a field is said: once the field was left, or, of two fields that need each other, the other.
 * @param name With the role before it where it is a parent's: `birth.topUpWeeks`.
 */
export function isProblemShown({ left }: LeaveEntry, name: string): boolean {
  const [field = '', role] = name.split('.').reverse();
  const partner = pairs.find((pair) => pair.includes(field))?.find((other) => other !== field);
  return [field, partner].some((shown) => shown && left.includes(role ? `${role}.${shown}` : shown));
}

function edit({ value, own }: StoredAndEntry, known: KnownDates, fields: LeaveFields, names: string[]): StoredAndEntry {
  // A due date that the site no longer knows stays in the form, and is not news once it is known again.
  const knownDueDate = known.dueDate ?? value?.knownDueDate;
  return {
    value: {
      fields,
      ...(knownDueDate !== undefined && { knownDueDate }),
      ...(known.birthday !== undefined && { knownBirthday: known.birthday }),
    },
    own: { ...own, impossible: own.impossible.filter((name) => !names.includes(name)) },
  };
}

function listFilled({ parents, ...fields }: LeaveFields): string[] {
  const filled = (entries: object, prefix = '') =>
    Object.entries(entries)
      .filter(([, text]) => text !== '')
      .map(([name]) => prefix + name);
  return [...filled(fields), ...filled(parents.birth, 'birth.'), ...filled(parents.other, 'other.')];
}
