import { parseCalendarDate } from '@/lib/calendar/calendar-date';
import { isRecord, parseJson } from '@/lib/json/json';
import {
  parseStoredDueDate,
  parseStoredPregnancy,
  type StoredPregnancy,
  serializeStoredPregnancy,
} from '@/lib/pregnancy/stored-pregnancy';

/** A birth as it is stored in the visitor's browser. It takes the place of the pregnancy, so that nothing counts on. */
export interface StoredBirth {
  /** yyyy-MM-dd */
  birthday: string;
  /** What was stored of the pregnancy, to be put back; absent where there was none. */
  pregnancy?: StoredPregnancy;
}

const VERSION = 1;

/** The text that is stored. */
export function serializeStoredBirth({ birthday, pregnancy }: StoredBirth): string {
  return JSON.stringify({
    version: VERSION,
    birthday,
    ...(pregnancy && { pregnancy: JSON.parse(serializeStoredPregnancy(pregnancy)) }),
  });
}

/**
 * Reads what was stored. A pregnancy that cannot be read is left out.
 * @returns undefined for anything that holds no birthday we could have stored
 */
export function parseStoredBirth(text: string | null): StoredBirth | undefined {
  const value = parseJson(text ?? '');
  if (!hasBirthday(value)) return undefined;
  const { birthday } = value;
  const pregnancy = parseStoredPregnancy(JSON.stringify(value.pregnancy) ?? null);
  return pregnancy ? { birthday, pregnancy } : { birthday };
}

/** The days alone of what was stored, for scripts that have no use for the rest. */
export function parseStoredBirthDates(text: string | null): { birthday: Date; dueDate: Date | undefined } | undefined {
  const value = parseJson(text ?? '');
  if (!hasBirthday(value)) return undefined;
  const birthday = parseCalendarDate(value.birthday);
  return birthday && { birthday, dueDate: parseStoredDueDate(JSON.stringify(value.pregnancy) ?? null) };
}

function hasBirthday(value: unknown): value is Record<string, unknown> & { birthday: string } {
  if (!isRecord(value)) return false;
  const { version, birthday } = value;
  return version === VERSION && typeof birthday === 'string' && parseCalendarDate(birthday) !== undefined;
}
