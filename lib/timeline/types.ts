import type { CalendarGroup } from '@/data/calendar-groups';

/** An all-day entry for a calendar. */
export interface CalendarEvent {
  /** The same for the same thing in every file, whatever the due date: a second import moves the entry. */
  id: string;
  group: CalendarGroup;
  title: string;
  description: string;
  /** First and last day, both included. */
  start: Date;
  end: Date;
}
