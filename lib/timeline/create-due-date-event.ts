import { startOfDay } from 'date-fns';
import { DUE_DATE_EVENT_ID } from './constants';
import type { CalendarEvent } from './types';

/** The due date as an entry for a calendar. */
export function createDueDateEvent(dueDate: Date): CalendarEvent {
  const day = startOfDay(dueDate);
  return {
    id: DUE_DATE_EVENT_ID,
    group: 'due-date',
    title: 'Due date',
    description: 'Forty weeks. Few babies arrive on the day itself; most come within two weeks of it, on either side.',
    start: day,
    end: day,
  };
}
