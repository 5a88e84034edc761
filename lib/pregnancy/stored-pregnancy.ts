import { parseCalendarDate } from '@/lib/calendar/calendar-date';
import { isRecord, parseJson } from '@/lib/json/json';
import { type CalculatorFields, parseCalculatorFields } from './calculator-fields';

/** How a due date that was not calculated came here: the visitor entered it, or took it over from a link. */
export type DueDateOrigin = 'entered' | 'link';

/** The visitor's pregnancy as it is stored in their browser. */
export interface StoredPregnancy {
  /** yyyy-MM-dd */
  dueDate: string;
  /** What the due date was calculated from, to fill the form again; absent when the due date itself was entered. */
  fields?: CalculatorFields;
  /** Where a due date without fields comes from; absent where an earlier version of the site has stored it. */
  origin?: DueDateOrigin;
}

const VERSION = 1;

/** The text that is stored. Carries a version, so that a later form can still read it. */
export function serializeStoredPregnancy(pregnancy: StoredPregnancy): string {
  return JSON.stringify({ version: VERSION, ...pregnancy });
}

/**
 * Reads what was stored. Fields that cannot be read are left out; the due date stands without them.
 * @returns undefined for anything that holds no due date we could have stored: broken text, another version, no date.
 */
export function parseStoredPregnancy(text: string | null): StoredPregnancy | undefined {
  const value = parseJson(text ?? '');
  if (!hasDueDate(value)) return undefined;
  const { dueDate } = value;
  const fields = parseCalculatorFields(value.fields);
  if (fields) return { dueDate, fields };
  const { origin } = value;
  return origin === 'entered' || origin === 'link' ? { dueDate, origin } : { dueDate };
}

/** The due date alone of what was stored, for scripts that have no use for the rest. */
export function parseStoredDueDate(text: string | null): Date | undefined {
  const value = parseJson(text ?? '');
  return hasDueDate(value) ? parseCalendarDate(value.dueDate) : undefined;
}

function hasDueDate(value: unknown): value is Record<string, unknown> & { dueDate: string } {
  if (!isRecord(value)) return false;
  const { version, dueDate } = value;
  return version === VERSION && typeof dueDate === 'string' && parseCalendarDate(dueDate) !== undefined;
}
