import { addDays, differenceInCalendarDays, max, min } from 'date-fns';
import type { AppointmentId } from '@/data/appointments';
import { type ProvinceCode, provinceCodes } from '@/data/provinces';
import { VACCINE_SEASON } from '@/data/timeline-rules';
import { formatWeeks, formatWeeksAndDays } from '@/lib/format/durations';
import { formatList } from '@/lib/format/text';
import type { DateRange } from '@/lib/pregnancy/dating';
import { getWeekStart } from '@/lib/pregnancy/gestational-age';
import type { Appointment } from '@/lib/weeks/appointments';
import { appointmentNotes } from '@/words/appointment-notes';
import * as words from '@/words/appointment-windows';

/** What stands behind the # of the address at which one writes in an appointment. */
export const getAppointmentHash = (id: AppointmentId) => `appointment-${id}`;

/**
 * Those appointments that are offered in a province or territory, in the order in which their windows open, each with
 * the note of that region where it has one. Without a region: all of them, so the view has to name the regions of those
 * that are not offered everywhere.
 */
export function listRegionalAppointments(appointments: Appointment[], region: ProvinceCode | undefined): Appointment[] {
  if (!region) return appointments;
  return appointments
    .filter(({ regions }) => !regions || regions.includes(region))
    .map((appointment) => ({ ...appointment, note: appointmentNotes[appointment.id]?.[region] ?? appointment.note }));
}

/**
 * Those that a list on the screen shows: with a region its own, without one what is offered everywhere or in all but a few
 * regions, so nothing of one region that may not be the visitor's.
 */
export function listShownAppointments(appointments: Appointment[], region: ProvinceCode | undefined): Appointment[] {
  return region ? listRegionalAppointments(appointments, region) : appointments.filter((one) => !isRegional(one));
}

/** Whether an appointment is one of a few regions alone. */
export function isRegional({ regions }: Pick<Appointment, 'regions'>): boolean {
  return regions !== undefined && regions.length <= MOST_REGIONS_NAMED;
}

/** First and last day of an appointment's window, both included, as local calendar days. */
export function getAppointmentWindow({ startDay, endDay }: Appointment, dueDate: Date): DateRange {
  const lmpDate = getWeekStart(dueDate, 0);
  return { start: addDays(lmpDate, startDay), end: addDays(lmpDate, endDay) };
}

/**
 * Gives the appointments of the fall and winter their days in a pregnancy, and puts all in the order in which their
 * windows open. Others stay as they are.
 *
 * The season is whole months, both ends included. Where a pregnancy touches two seasons, the one with more of its days counts.
 *
 * @throws RangeError 'Invalid time value' for an invalid date.
 */
export function dateSeasonalAppointments(appointments: Appointment[], dueDate: Date): Appointment[] {
  return appointments
    .map((appointment) => (appointment.isSeasonal ? dateInSeason(appointment, dueDate) : appointment))
    .sort((one, other) => one.startDay - other.startDay);
}

function dateInSeason(appointment: Appointment, dueDate: Date): Appointment {
  const { start, end } = getAppointmentWindow(appointment, dueDate);
  const lmpDate = getWeekStart(dueDate, 0);
  const [longest] = [start.getFullYear() - 1, start.getFullYear(), end.getFullYear()]
    .map((year) => ({
      startDay: differenceInCalendarDays(max([start, new Date(year, VACCINE_SEASON.startMonth, 1)]), lmpDate),
      endDay: differenceInCalendarDays(min([end, new Date(year + 1, VACCINE_SEASON.endMonth + 1, 0)]), lmpDate),
    }))
    .sort((one, other) => other.endDay - other.startDay - (one.endDay - one.startDay));
  return { ...appointment, ...longest, isDated: true };
}

const MOST_REGIONS_NAMED = 3;

/**
 * The window of an appointment with where it is offered, where it is not everywhere and a short list says where.
 * @param window in words or in dates
 * @example addAppointmentRegions('Week 36', { regions: ['ON'] }) // 'Week 36, in Ontario'
 */
export function addAppointmentRegions(window: string, { regions }: Pick<Appointment, 'regions'>): string {
  if (!regions) return window;
  if (regions.length <= MOST_REGIONS_NAMED) return words.inRegions(window, regions, formatList);
  const others = provinceCodes.filter((code) => !regions.includes(code));
  return others.length <= MOST_REGIONS_NAMED ? words.outsideRegions(window, others, formatList) : window;
}

const DAYS_PER_WEEK = 7;

/**
 * When an appointment's window is, in completed weeks, and days where it does not begin and end with a week; one of a
 * season is open in any week, also where a due date gives it days: they are no medical limit.
 * @example describeAppointmentWindow({ startDay: 126, endDay: 154 }) // 'From 18 weeks 0 days to 22 weeks 0 days'
 * @example describeAppointmentWindow({ startDay: 28, endDay: 83 }) // 'Weeks 4 to 11'
 * @example describeAppointmentWindow({ startDay: 196, endDay: 196 }) // 'At 28 weeks'
 */
export function describeAppointmentWindow({
  startDay,
  endDay,
  isSeasonal,
}: Pick<Appointment, 'startDay' | 'endDay' | 'isSeasonal'>): string {
  if (isSeasonal) return words.inSeason;
  const start = splitIntoWeeks(startDay);
  const end = splitIntoWeeks(endDay);
  if (startDay === endDay) return words.at(start.days === 0 ? formatWeeks(start.weeks) : formatWeeksAndDays(start));
  const isWholeWeeks = start.days === 0 && end.days === DAYS_PER_WEEK - 1;
  if (!isWholeWeeks) return words.fromTo(formatWeeksAndDays(start), formatWeeksAndDays(end));
  return start.weeks === end.weeks ? words.week(start.weeks) : words.weeks(start.weeks, end.weeks);
}

const splitIntoWeeks = (days: number) => ({ weeks: Math.floor(days / DAYS_PER_WEEK), days: days % DAYS_PER_WEEK });
