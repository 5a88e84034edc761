import { isCurrentDueDate } from '@/lib/pregnancy/due-date-check';
import { useCountedBirth } from './use-birth';
import { useDueDate } from './use-pregnancy';

/** The visitor's own due date or, after the birth, the birthday. */
export type OwnDay = { dueDate: Date; birthday?: undefined } | { birthday: Date; dueDate?: undefined };

/**
 * Of a pregnancy that goes on or, where there is none, of a baby in the first year; undefined without either and until the page
 * has mounted.
 */
export function useOwnDate(today: Date | undefined): OwnDay | undefined {
  const dueDate = useDueDate();
  const birthday = useCountedBirth(today)?.birthday;
  if (today && isCurrentDueDate(dueDate, today)) return { dueDate };
  return birthday && { birthday };
}
