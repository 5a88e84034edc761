import { startOfDay } from 'date-fns';
import type { CalendarEvent } from './types';

/** The due date as an entry for a calendar. */
export function createDueDateEvent(dueDate: Date): CalendarEvent {
  const day = startOfDay(dueDate);
  return {
    id: 'due-date',
    group: 'due-date',
    title: 'Due date',
    description: 'Forty weeks. Few babies arrive on the day itself; most come within two weeks of it, on either side.',
    start: day,
    end: day,
  };
}
