import { addDays, isBefore, startOfDay } from 'date-fns';
import type { CalendarGroup } from '@/data/calendar-groups';
import { LAST_WEEK } from '@/data/pregnancy-rules';
import type { ProvinceCode } from '@/data/provinces';
import { DUE_DATE_EVENT_ID } from '@/data/timeline-rules';

/** An entry for a calendar: all-day, or at a time of its first day. */
export interface CalendarEntry {
  /** The same in every file for the same thing, whatever the due date: a second import moves the entry. */
  id: string;
  title: string;
  description: string;
  /** First and last day, both included. */
  start: Date;
  end: Date;
  /** Whether `start` is a time of the day, local wherever the visitor is. */
  isTimed?: boolean;
  /** Where it is. */
  place?: string;
  /** The page of this site that it belongs to, with English names: '/timeline'. */
  path: string;
  /** Whether one is reminded of it, the day before. */
  hasAlarm?: boolean;
}

/** How long an appointment stands in a calendar, as nobody enters its end. Our own choice. */
export const APPOINTMENT_HOURS = 1;

/** An entry of the timeline's calendar file, of which visitors choose groups. */
export interface CalendarEvent extends CalendarEntry {
  group: CalendarGroup;
  /** The last day of a window that is too long for an entry, which stands on its first day. */
  openUntil?: Date;
  /** The regions in which the appointment is offered, if it is not offered everywhere. */
  regions?: ProvinceCode[];
}

/**
 * An event as it stands in a file that is saved on a day: a window that is open is entered on that day, as nobody looks
 * at the day on which it opened. Undefined for what is over, but for the due date, which babies often pass; a week is over
 * with its last day.
 */
export function placeInCalendar(event: CalendarEvent, today: Date): CalendarEvent | undefined {
  const { group, end, openUntil = group === 'weeks' ? addDays(end, DAYS_PER_WEEK - 1) : end } = event;
  const day = startOfDay(today);
  if (group !== 'due-date' && isBefore(openUntil, day)) return undefined;
  return isBefore(end, day) && event.openUntil ? { ...event, start: day, end: day } : event;
}

const DAYS_PER_WEEK = 7;

/** The id of an appointment's calendar event, by the id of the appointment. */
export function getAppointmentEventId(appointmentId: string): string {
  return `appointment-${appointmentId}`;
}

/** The id of the calendar event of an appointment that the visitor wrote in. */
export function getOwnEventId(appointmentId: string): string {
  return `own-${appointmentId}`;
}

/** The id of a milestone's calendar event. In week 40 that is the due date's, which is an event of its own. */
export function getMilestoneEventId(week: number): string {
  return week === LAST_WEEK ? DUE_DATE_EVENT_ID : `milestone-${week}`;
}
