import { WHERE_NOW_DAYS } from '@/data/care-place-rules';
import { parseCalendarDate } from '@/lib/calendar/calendar-date';
import { isRecord, parseJson } from '@/lib/json/json';

const VERSION = 1;
const DAY_MS = 24 * 60 * 60 * 1000;

/** Where somebody who lives in Nunavut is: many wait for the birth in a city further south. */
export type Whereabouts = 'nunavut' | 'away';

/** What the visitor answered, and when. */
export interface WhereNow {
  place: Whereabouts;
  /** The day of the answer, yyyy-MM-dd. */
  answeredOn: string;
}

/** The text that is stored. Carries a version, so that a later form can still read it. */
export function serializeWhereNow(answer: WhereNow): string {
  return JSON.stringify({ version: VERSION, ...answer });
}

/** Reads what was stored; undefined for none, and for what is no answer. Never throws. */
export function parseWhereNow(text: string | null): WhereNow | undefined {
  const value = parseJson(text ?? '');
  if (!isRecord(value)) return undefined;
  const { place, answeredOn } = value;
  if (place !== 'nunavut' && place !== 'away') return undefined;
  return typeof answeredOn === 'string' && parseCalendarDate(answeredOn) ? { place, answeredOn } : undefined;
}

/**
 * Where the visitor is on the day of `today`: what they answered on that day or one of the 13 before it; undefined
 * where they have to be asked. An answer of a later day does not count: the clock was wrong, then or now.
 */
export function findWhereabouts(answer: WhereNow | undefined, today: Date): Whereabouts | undefined {
  const day = parseCalendarDate(answer?.answeredOn ?? '');
  if (!answer || !day) return undefined;
  const age = getDayNumber(today) - getDayNumber(day);
  return age >= 0 && age < WHERE_NOW_DAYS ? answer.place : undefined;
}

/** Calendar days, counted where no clock ever changes. Without date-fns: the script of every page reads this. */
function getDayNumber(date: Date): number {
  return Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / DAY_MS;
}
