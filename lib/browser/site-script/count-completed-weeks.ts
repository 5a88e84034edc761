import { PREGNANCY_DAYS } from '@/data/pregnancy-rules';

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Completed weeks of a pregnancy with this due date on a day: what `getGestationalAge` counts, which a test compares.
 * Without date-fns, by which the script of every page would outgrow its budget. Below 0 before the last period.
 */
export function countCompletedWeeks(dueDate: Date, today: Date): number {
  return Math.floor((PREGNANCY_DAYS - (getDayNumber(dueDate) - getDayNumber(today))) / 7);
}

/** Calendar days, counted where no clock ever changes. */
function getDayNumber(date: Date): number {
  return Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / DAY_MS;
}
