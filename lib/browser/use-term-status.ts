import { parseCalendarDate } from '@/lib/calendar/parse-calendar-date';
import { getTermStatus } from '@/lib/contractions/get-term-status';
import type { TermStatus } from '@/lib/contractions/types';
import { getGestationalAge } from '@/lib/pregnancy/get-gestational-age';
import { isCurrentDueDate } from '@/lib/pregnancy/is-current-due-date';
import { useContractionLog } from './use-contractions';
import { usePregnancy } from './use-pregnancy';
import { useToday } from './use-today';

interface KnownTerm {
  termStatus: TermStatus;
  /** By the visitor's due date, if there is one. */
  gestationalAge: { weeks: number; days: number } | undefined;
}

/** Whether the visitor has reached 37 weeks, by the due date or by what they answered. Unknown until the page has mounted. */
export function useTermStatus(): KnownTerm {
  const { termAnswer } = useContractionLog();
  const known = usePregnancy();
  const today = useToday();
  if (!today) return { termStatus: 'unknown', gestationalAge: undefined };
  const dueDate = known.status === 'known' ? parseCalendarDate(known.value?.dueDate ?? '') : undefined;
  return {
    termStatus: getTermStatus(today, dueDate, termAnswer),
    gestationalAge: isCurrentDueDate(dueDate, today) ? getGestationalAge(dueDate, today) : undefined,
  };
}
