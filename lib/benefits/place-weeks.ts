import { addDays, addWeeks, differenceInCalendarDays } from 'date-fns';

/** Benefit weeks in a row: the Sundays they begin on, and how many of those asked for no longer fit. */
export interface PlacedWeeks {
  sundays: Date[];
  weeksPastWindow: number;
  /** The Sunday after them; `from` itself where none fit. */
  next: Date;
}

/**
 * Sets weeks one after the other from a Sunday on, as long as they fit.
 * @param lastDay The Saturday with which the time for them ends.
 */
export function placeWeeks(from: Date, weeks: number, lastDay: Date): PlacedWeeks {
  const daysLeft = differenceInCalendarDays(lastDay, from) + 1;
  const fitting = Math.max(0, Math.min(weeks, Math.floor(daysLeft / 7)));
  return {
    sundays: Array.from({ length: fitting }, (_, index) => addWeeks(from, index)),
    weeksPastWindow: weeks - fitting,
    next: addDays(from, fitting * 7),
  };
}
