import { addDays, startOfDay } from 'date-fns';
import { CONCEPTION_DAY, PREGNANCY_DAYS } from '@/data/pregnancy-rules';

/** Days from a conception to the due date, or from the transfer of an embryo of so many days. */
export const getDaysToDueDate = (embryoAgeDays = 0): number => PREGNANCY_DAYS - CONCEPTION_DAY - embryoAgeDays;

/**
 * The day of conception that a due date stands for: that which gives it.
 * @throws RangeError 'Invalid time value' for an invalid date.
 * @example getConceptionDay(new Date(2027, 5, 8)) // September 15, 2026
 */
export const getConceptionDay = (dueDate: Date): Date => addDays(startOfDay(dueDate), -getDaysToDueDate());
