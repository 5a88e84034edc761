import { startOfDay } from 'date-fns';
import { DUE_DATE_EVENT_ID } from '@/data/timeline-rules';
import * as words from '@/words/timeline/due-date-event';
import type { CalendarEvent } from './calendar-event';

/** The due date as an entry for a calendar. */
export function createDueDateEvent(dueDate: Date): CalendarEvent {
  const day = startOfDay(dueDate);
  return {
    id: DUE_DATE_EVENT_ID,
    group: 'due-date',
    title: words.title,
    description: words.text,
    start: day,
    end: day,
    path: '/timeline',
  };
}
