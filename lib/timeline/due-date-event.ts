import { startOfDay } from 'date-fns';
import { dueDateText } from '@/data/calendar-events';
import { DUE_DATE_EVENT_ID } from '@/data/timeline-rules';
import type { CalendarEvent } from './calendar-event';

/** The due date as an entry for a calendar. */
export function createDueDateEvent(dueDate: Date): CalendarEvent {
  const day = startOfDay(dueDate);
  return {
    id: DUE_DATE_EVENT_ID,
    group: 'due-date',
    title: dueDateText.title,
    description: dueDateText.text,
    start: day,
    end: day,
  };
}
