import { addWeeks, startOfDay } from 'date-fns';
import { EXAMPLE_WEEKS_TO_GO } from './constants';

/** The due date of the example that the timeline shows while the visitor's own is not known: 24 weeks from today. */
export function getExampleDueDate(today: Date): Date {
  return addWeeks(startOfDay(today), EXAMPLE_WEEKS_TO_GO);
}
