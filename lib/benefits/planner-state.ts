import { initialLeaveFields, type LeaveFields, type ParentFields, type StoredLeave } from './leave-form';
import type { DateFieldName } from './read-form';
import type { ParentRole } from './types';

/** The leave planner. Unknown until the page has mounted. */
export interface LeaveState {
  status: 'unknown' | 'ready';
  fields: LeaveFields;
  /** The due date of the site that the form has taken last, when it was opened or cleared or another tab stored one. */
  knownDueDate: string | undefined;
  /** The birthday of the site that the form has taken last. */
  knownBirthday?: string | undefined;
  /** Date fields with a text that is no date. */
  impossible: DateFieldName[];
  /** Fields that were left: only what is wrong with these is said, so that nobody is corrected while typing. */
  left: string[];
  /** Whether the visitor has entered something that has to be stored. */
  isTouched: boolean;
}

/** What the site knows of the baby, yyyy-MM-dd. */
interface KnownDates {
  knownDueDate: string | undefined;
  knownBirthday?: string | undefined;
}

/** What can happen to the planner's form. */
export type LeaveAction =
  /** The page has mounted: fills the form with what was stored, and with the dates that the site knows. */
  | ({ type: 'opened'; stored: StoredLeave | undefined } & KnownDates)
  /** Another tab has stored something else in this form. */
  | ({ type: 'stored-elsewhere'; stored: StoredLeave } & KnownDates)
  /** Another tab has stored another due date or birthday of the site. */
  | ({ type: 'known-elsewhere' } & KnownDates)
  | { type: 'edited'; fields: Partial<Omit<LeaveFields, 'parents'>> }
  | { type: 'parent-edited'; role: ParentRole; fields: Partial<ParentFields> }
  /** The visitor left a field; `isImpossible` when the text of a date field is no date, such as February 31. */
  | { type: 'left'; name: string; isImpossible?: boolean }
  | ({ type: 'cleared' } & KnownDates);

/** The planner before the page has mounted. */
export const initialLeaveState: LeaveState = {
  status: 'unknown',
  fields: initialLeaveFields,
  knownDueDate: undefined,
  impossible: [],
  left: [],
  isTouched: false,
};

/** What the planner becomes after an action. */
export function reduceLeave(state: LeaveState, action: LeaveAction): LeaveState {
  switch (action.type) {
    case 'opened':
      return state.status === 'ready' ? state : openWith(action);
    case 'stored-elsewhere':
      return openAgain(state, action);
    case 'known-elsewhere':
      return { ...openAgain(state, { ...action, stored: state }), isTouched: state.isTouched };
    case 'edited':
      return edit(state, { ...state.fields, ...action.fields }, Object.keys(action.fields));
    case 'parent-edited': {
      const { role, fields } = action;
      const parents = { ...state.fields.parents, [role]: { ...state.fields.parents[role], ...fields } };
      return edit(
        state,
        { ...state.fields, parents },
        Object.keys(fields).map((name) => `${role}.${name}`),
      );
    }
    case 'left': {
      const { name, isImpossible = false } = action;
      const others = state.impossible.filter((other) => other !== name);
      return {
        ...state,
        impossible: isImpossible ? [...others, name as DateFieldName] : others,
        left: state.left.includes(name) ? state.left : [...state.left, name],
      };
    }
    case 'cleared':
      return {
        ...initialLeaveState,
        status: 'ready',
        fields: { ...initialLeaveFields, dueDate: action.knownDueDate ?? '', arrivedOn: action.knownBirthday ?? '' },
        knownDueDate: action.knownDueDate,
        knownBirthday: action.knownBirthday,
      };
  }
}

function openWith({
  stored,
  knownDueDate,
  knownBirthday,
}: { stored: StoredLeave | undefined } & KnownDates): LeaveState {
  const fields = takeBirthday(takeDueDate(stored, knownDueDate), stored, knownBirthday);
  // What an earlier visit or another tab left in the form was left then.
  const left = stored ? listFilled(fields) : [];
  return { ...initialLeaveState, status: 'ready', fields, knownDueDate, knownBirthday, left };
}

function openAgain(state: LeaveState, action: { stored: StoredLeave } & KnownDates): LeaveState {
  const opened = openWith(action);
  // A text that is no date is stored nowhere, and stays in its field unless that is filled now.
  const impossible = state.impossible.filter((name) => !opened.left.includes(name));
  return { ...opened, impossible, left: [...new Set([...opened.left, ...state.left])] };
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
export function isProblemShown({ left }: LeaveState, name: string): boolean {
  const [field = '', role] = name.split('.').reverse();
  const partner = pairs.find((pair) => pair.includes(field))?.find((other) => other !== field);
  return [field, partner].some((shown) => shown && left.includes(role ? `${role}.${shown}` : shown));
}

function edit(state: LeaveState, fields: LeaveFields, names: string[]): LeaveState {
  return { ...state, fields, impossible: state.impossible.filter((name) => !names.includes(name)), isTouched: true };
}

function listFilled({ parents, ...fields }: LeaveFields): string[] {
  const filled = (entries: object, prefix = '') =>
    Object.entries(entries)
      .filter(([, text]) => text !== '')
      .map(([name]) => prefix + name);
  return [...filled(fields), ...filled(parents.birth, 'birth.'), ...filled(parents.other, 'other.')];
}
