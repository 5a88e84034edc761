import { formatCalendarDate } from '@/lib/calendar/format-calendar-date';
import { getInitialFields } from './calculator-fields';
import { checkCalculatorFields, type FieldProblem } from './check-calculator-fields';
import { getDueDate } from './get-due-date';
import type { StoredPregnancy } from './stored-pregnancy';

/**
 * What the calculator would make of a last period alone, with everything else as it first stands there.
 * @param text yyyy-MM-dd as typed; anything else is 'no-such-date'
 */
export function checkLastPeriod(text: string, today: Date): { pregnancy: StoredPregnancy } | { problem: FieldProblem } {
  const initial = getInitialFields(formatCalendarDate(today));
  const fields = { ...initial, dates: { ...initial.dates, lmp: text } };
  const checked = checkCalculatorFields(fields, today);
  if ('problems' in checked) return { problem: checked.problems.date ?? 'no-such-date' };
  return { pregnancy: { dueDate: formatCalendarDate(getDueDate(checked.input)), fields } };
}
