import { isSameDay } from 'date-fns';
import { parseCalendarDate } from '@/lib/calendar/calendar-date';
import { checkCalculatorFields } from './calculator-form';
import type { PregnancyInput } from './dating';
import type { DueDateOrigin, StoredPregnancy } from './stored-pregnancy';

/** What a due date was counted from: the input of its calculation, or where the due date itself comes from. */
export type CountedFrom = PregnancyInput | { method: DueDateOrigin };

/**
 * What a kept due date was counted from, to be said beside it.
 * @returns undefined where it is not known, and where the kept form no longer gives that due date: nothing false is said
 */
export function findCountedFrom(stored: StoredPregnancy, today: Date): CountedFrom | undefined {
  const { dueDate, fields, origin } = stored;
  if (!fields) return origin && { method: origin };
  const checked = checkCalculatorFields(fields, today);
  if ('problems' in checked || !checked.input) return undefined;
  const kept = parseCalendarDate(dueDate);
  return kept && isSameDay(kept, checked.dueDate) ? checked.input : undefined;
}
