import { parseCalendarDate } from '@/lib/calendar/calendar-date';
import { isRecord, parseJson } from '@/lib/json/json';
import { type CalculatorFields, parseCalculatorFields } from './calculator-fields';

/** The visitor's pregnancy as it is kept in their browser. */
export interface StoredPregnancy {
  /** yyyy-MM-dd */
  dueDate: string;
  /** What the due date was calculated from, to fill the form again; absent when the due date itself was entered. */
  fields?: CalculatorFields;
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
  if (!isRecord(value)) return undefined;
  const { version, dueDate } = value;
  if (version !== VERSION || typeof dueDate !== 'string' || !parseCalendarDate(dueDate)) return undefined;
  const fields = parseCalculatorFields(value.fields);
  return fields ? { dueDate, fields } : { dueDate };
}
