import { differenceInCalendarDays } from 'date-fns';
import type { CalendarGroup } from '@/data/calendar-groups';
import { milestones } from '@/data/milestones';
import type { ProvinceCode } from '@/data/provinces';
import { formatDate } from '@/lib/format/format-date';
import { getTrimesters } from '@/lib/pregnancy/get-trimesters';
import type { DateRange } from '@/lib/pregnancy/types';
import { LAST_WEEK } from '@/lib/weeks/constants';
import { LONGEST_CALENDAR_EVENT_DAYS } from './constants';
import { getAppointmentWindow } from './get-appointment-window';
import { getWeekStart } from './get-week-start';
import { listRegionalAppointments } from './list-regional-appointments';

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

const trimesterTitles = {
  first: 'First trimester begins',
  second: 'Second trimester begins (counted from 13 weeks)',
  third: 'Third trimester begins (counted from 26 weeks)',
} as const;

/**
 * Everything of a due date that can stand in a calendar, sorted by group and then by day. Windows longer than eight
 * weeks stand on their first day, with their last one in words.
 * @throws RangeError 'Invalid time value' for an invalid date.
 */
export function listCalendarEvents(dueDate: Date, region: ProvinceCode | undefined): CalendarEvent[] {
  return [
    createDueDateEvent(getWeekStart(dueDate, LAST_WEEK)),
    ...listMilestoneEvents(dueDate),
    ...listAppointmentEvents(dueDate, region),
    ...listTrimesterEvents(dueDate),
  ];
}

function createDueDateEvent(day: Date): CalendarEvent {
  return {
    id: 'due-date',
    group: 'due-date',
    title: 'Due date',
    description: 'Forty weeks. Few babies arrive on the day itself; most come within two weeks of it, on either side.',
    start: day,
    end: day,
  };
}

/** All but the due date, which has an entry of its own. */
function listMilestoneEvents(dueDate: Date): CalendarEvent[] {
  return milestones
    .filter(({ week }) => week !== LAST_WEEK)
    .map(({ week, title, text }) => {
      const start = getWeekStart(dueDate, week);
      return {
        id: `milestone-${week}`,
        group: 'milestones',
        title: `Week ${week}: ${title}`,
        description: text,
        start,
        end: start,
      };
    });
}

function listAppointmentEvents(dueDate: Date, region: ProvinceCode | undefined): CalendarEvent[] {
  return listRegionalAppointments(region).map((appointment) => {
    const { id, group, title, purpose, note } = appointment;
    const window = getAppointmentWindow(appointment, dueDate);
    return {
      id: `appointment-${id}`,
      group: group === 'benefit' ? 'benefits' : 'appointments',
      title,
      description: [purpose, note, describeWindow(window)].filter(Boolean).join('\n'),
      start: window.start,
      end: isTooLong(window) ? window.start : window.end,
    };
  });
}

function describeWindow(window: DateRange): string {
  const { start, end } = window;
  if (differenceInCalendarDays(end, start) === 0) return 'Counted from your due date.';
  return `Usual window: ${formatDate(start)} to ${formatDate(end)}. Your provider decides.`;
}

function isTooLong({ start, end }: DateRange): boolean {
  return differenceInCalendarDays(end, start) + 1 > LONGEST_CALENDAR_EVENT_DAYS;
}

function listTrimesterEvents(dueDate: Date): CalendarEvent[] {
  const trimesters = getTrimesters(getWeekStart(dueDate, 0));
  return (['first', 'second', 'third'] as const).map((trimester) => {
    const { start, end } = trimesters[trimester];
    return {
      id: `trimester-${trimester}`,
      group: 'trimesters',
      title: trimesterTitles[trimester],
      description: `${formatDate(start)} to ${formatDate(end)}. Other definitions differ by up to two weeks.`,
      start,
      end: start,
    };
  });
}
