import type { CalendarGroup } from '@/data/calendar-groups';
import { LAST_WEEK } from '@/data/pregnancy-rules';
import { DUE_DATE_EVENT_ID } from '@/data/timeline-rules';

/** An all-day entry for a calendar. */
export interface CalendarEntry {
  /** The same in every file for the same thing, whatever the due date: a second import moves the entry. */
  id: string;
  title: string;
  description: string;
  /** First and last day, both included. */
  start: Date;
  end: Date;
}

/** An entry of the timeline's calendar file, of which visitors choose groups. */
export interface CalendarEvent extends CalendarEntry {
  group: CalendarGroup;
}

/** The id of an appointment's calendar event, by the id of the appointment. */
export function getAppointmentEventId(appointmentId: string): string {
  return `appointment-${appointmentId}`;
}

/** The id of a milestone's calendar event. In week 40 that is the due date's, which is an event of its own. */
export function getMilestoneEventId(week: number): string {
  return week === LAST_WEEK ? DUE_DATE_EVENT_ID : `milestone-${week}`;
}
