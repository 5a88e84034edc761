import { differenceInCalendarDays } from 'date-fns';
import { FIRST_WEEK, LAST_WEEK } from '@/data/pregnancy-rules';
import type { ProvinceCode } from '@/data/provinces';
import { LONGEST_CALENDAR_EVENT_DAYS } from '@/data/timeline-rules';
import { formatDateRange } from '@/lib/format/dates';
import type { DateRange } from '@/lib/pregnancy/dating';
import { getWeekStart } from '@/lib/pregnancy/gestational-age';
import { getTrimesters } from '@/lib/pregnancy/trimesters';
import { type Appointment, appointments, listTimelineAppointments } from '@/lib/weeks/appointments';
import { getWeekPath } from '@/lib/weeks/weeks';
import * as words from '@/words/timeline/calendar-file';
import { dateSeasonalAppointments, getAppointmentWindow, listRegionalAppointments } from './appointment-windows';
import { listBenefitDates } from './benefit-dates';
import { type CalendarEvent, getAppointmentEventId, getMilestoneEventId, getOwnEventId } from './calendar-event';
import { createDueDateEvent } from './due-date-event';
import { milestones } from './milestones';
import { getMoment, type OwnAppointments } from './own-appointments';
import { getAppointmentEntryHash } from './trimester-entries';

/**
 * Everything of a due date that can stand in a calendar, by group and within one by first day; without a region EI's
 * dates come before QPIP's, each by day. An appointment that the visitor wrote in stands there in the place of its window.
 * Windows longer than eight weeks stand on their first day, with their last one in words.
 * @throws RangeError 'Invalid time value' for an invalid date.
 */
export function listCalendarEvents(
  dueDate: Date,
  region: ProvinceCode | undefined,
  own: OwnAppointments,
): CalendarEvent[] {
  return [
    createDueDateEvent(dueDate),
    ...listOwnEvents(own),
    ...listMilestoneEvents(dueDate),
    ...listAppointmentEvents(dueDate, region).filter(({ id }) => !isWrittenIn(id, own)),
    ...listTrimesterEvents(dueDate),
    ...listBenefitEvents(dueDate, region),
    ...listWeekEvents(dueDate),
  ];
}

/** The first day of each week. Titles that say nothing to somebody who looks over a shoulder, and share words to search. */
function listWeekEvents(dueDate: Date): CalendarEvent[] {
  return Array.from({ length: LAST_WEEK - FIRST_WEEK + 1 }, (_, index) => {
    const week = FIRST_WEEK + index;
    const start = getWeekStart(dueDate, week);
    return {
      id: `week-${week}`,
      group: 'weeks',
      title: words.myWeek(week),
      description: words.howToRemove,
      start,
      end: start,
      path: getWeekPath(week),
    };
  });
}

/** All but the due date, which has an entry of its own. */
function listMilestoneEvents(dueDate: Date): CalendarEvent[] {
  return milestones
    .filter(({ week }) => week !== LAST_WEEK)
    .map(({ week, title, text }) => {
      const start = getWeekStart(dueDate, week);
      return {
        id: getMilestoneEventId(week),
        group: 'milestones',
        title: words.milestone(week, title),
        description: text,
        start,
        end: start,
        path: getWeekPath(week),
      };
    });
}

function listOwnEvents(own: OwnAppointments): CalendarEvent[] {
  return appointments.flatMap(({ id, title, purpose }) => {
    const appointment = own[id];
    const start = appointment && getMoment(appointment);
    if (!start) return [];
    const { time, place } = appointment;
    const event = { id: getOwnEventId(id), group: 'own', title, description: purpose, start, end: start } as const;
    return [
      { ...event, path: getEntryPath(id), hasAlarm: true, ...(time && { isTimed: true }), ...(place && { place }) },
    ];
  });
}

/** Where an appointment stands on the timeline. */
const getEntryPath = (id: string) => `/timeline#${getAppointmentEntryHash(id)}`;

const isWrittenIn = (eventId: string, own: OwnAppointments) =>
  appointments.some(({ id }) => own[id] !== undefined && getAppointmentEventId(id) === eventId);

/** Not every preparation is timed by the provider: where it is, its own text says so. */
function describeTime(group: Appointment['group'], window: DateRange): string {
  const usual = words.usualTime(formatDateRange(window));
  return group === 'preparation' ? usual : `${usual} ${words.providerDecides}`;
}

/** Benefits have dates of their own. */
function listAppointmentEvents(dueDate: Date, region: ProvinceCode | undefined): CalendarEvent[] {
  return dateSeasonalAppointments(listRegionalAppointments(listTimelineAppointments(), region), dueDate)
    .filter(({ group }) => group !== 'benefit')
    .map((appointment) => {
      const { id, group, title, purpose, note, regions } = appointment;
      const window = getAppointmentWindow(appointment, dueDate);
      return {
        id: getAppointmentEventId(id),
        group: 'appointments',
        title,
        description: [purpose, note, describeTime(group, window)].filter(Boolean).join('\n'),
        start: window.start,
        ...(isTooLong(window) ? { end: window.start, openUntil: window.end } : { end: window.end }),
        ...(regions && { regions }),
        path: getEntryPath(id),
        // One goes to all of them but what one prepares at home.
        hasAlarm: group !== 'preparation',
      };
    });
}

function listBenefitEvents(dueDate: Date, region: ProvinceCode | undefined): CalendarEvent[] {
  return listBenefitDates(dueDate, region).map(({ id, title, text, date }) => ({
    id,
    group: 'benefits',
    title,
    description: text,
    start: date,
    end: date,
    path: '/benefits',
  }));
}

function isTooLong({ start, end }: DateRange): boolean {
  return differenceInCalendarDays(end, start) + 1 > LONGEST_CALENDAR_EVENT_DAYS;
}

function listTrimesterEvents(dueDate: Date): CalendarEvent[] {
  const trimesters = getTrimesters(getWeekStart(dueDate, 0));
  return (['first', 'second', 'third'] as const).map((trimester) => {
    const days = trimesters[trimester];
    return {
      id: `trimester-${trimester}`,
      group: 'trimesters',
      title: words.trimesters[trimester],
      description: words.trimesterDays(formatDateRange(days)),
      start: days.start,
      end: days.start,
      path: '/timeline',
    };
  });
}
