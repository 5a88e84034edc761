import { addDays, differenceInCalendarDays, isBefore, startOfDay } from 'date-fns';
import { type AppointmentId, appointments } from '@/data/appointments';
import { DUE_DATE_MAX_DAYS_AGO } from '@/data/pregnancy-rules';
import { parseCalendarDate } from '@/lib/calendar/calendar-date';
import { formatLongDate } from '@/lib/format/dates';
import { formatTimeOfDay } from '@/lib/format/times';
import { isRecord, parseJson } from '@/lib/json/json';
import type { DateRange } from '@/lib/pregnancy/dating';
import { getWeekStart } from '@/lib/pregnancy/gestational-age';
import { dayAndTime, timeAndPlace } from '@/words/timeline/own-appointments';

/** How many characters the place of an appointment may have: a line of a phone or two. Our own choice. */
export const PLACE_MAX_LENGTH = 60;

/** When a visitor has an appointment, in local time wherever they are. */
export interface OwnAppointment {
  /** yyyy-MM-dd */
  date: string;
  /** HH:mm, where a time was entered. */
  time?: string;
  /** Where it is, as typed, where that was entered. */
  place?: string;
}

/** The appointments that a visitor wrote in, by the ids of data/appointments. */
export type OwnAppointments = Partial<Record<AppointmentId, OwnAppointment>>;

const VERSION = 1;

const timePattern = /^([01]\d|2[0-3]):([0-5]\d)$/;

/** The text that is stored. */
export function serializeOwnAppointments(own: OwnAppointments): string {
  return JSON.stringify({ version: VERSION, appointments: own });
}

/** Reads what was stored, appointment by appointment: one that cannot be read does not cost the others. */
export function parseOwnAppointments(text: string | null): OwnAppointments {
  const value = parseJson(text ?? '');
  if (!isRecord(value) || value.version !== VERSION || !isRecord(value.appointments)) return {};
  const stored = value.appointments;
  return Object.fromEntries(
    appointments.flatMap(({ id }) => {
      const appointment = readAppointment(stored[id]);
      return appointment ? [[id, appointment]] : [];
    }),
  );
}

function readAppointment(value: unknown): OwnAppointment | undefined {
  if (!isRecord(value) || typeof value.date !== 'string' || !parseCalendarDate(value.date)) return undefined;
  const { date, time, place } = value;
  return {
    date,
    ...(typeof time === 'string' && timePattern.test(time) && { time }),
    ...readPlace(place),
  };
}

function readPlace(value: unknown): Pick<OwnAppointment, 'place'> {
  const place = typeof value === 'string' ? value.trim().slice(0, PLACE_MAX_LENGTH) : '';
  return place ? { place } : {};
}

/** An appointment of what was typed; what was left empty is absent. */
export function createOwnAppointment(typed: Required<OwnAppointment>): OwnAppointment {
  const { date, time, place } = typed;
  return { date, ...(time && { time }), ...readPlace(place) };
}

/** Why the day of an appointment is not accepted. */
export type OwnAppointmentProblem = 'no-such-date' | 'outside-pregnancy';

/**
 * What is wrong with the day of an appointment as typed, yyyy-MM-dd. Accepted from the first day of the last period to
 * 20 days after the due date, both included.
 */
export function findOwnAppointmentProblem(text: string, dueDate: Date): OwnAppointmentProblem | undefined {
  const day = parseCalendarDate(text);
  if (!day) return 'no-such-date';
  const isOutside = isBefore(day, getWeekStart(dueDate, 0)) || isBefore(addDays(dueDate, DUE_DATE_MAX_DAYS_AGO), day);
  return isOutside ? 'outside-pregnancy' : undefined;
}

/** The day and time of an appointment; midnight where no time was entered. Undefined for none, or an impossible day. */
export function getMoment(own: OwnAppointment | undefined): Date | undefined {
  const day = own && parseCalendarDate(own.date);
  if (!day) return undefined;
  const { time = '00:00' } = own;
  const [, hours, minutes] = timePattern.exec(time) ?? [];
  return new Date(day.getFullYear(), day.getMonth(), day.getDate(), Number(hours ?? 0), Number(minutes ?? 0));
}

/**
 * Its day, with its time and place where they were entered.
 * @example formatOwnAppointment({ date: '2027-02-23', time: '09:30' }) // 'Tuesday, February 23, 2027, 9:30 a.m.'
 */
export function formatOwnAppointment(own: OwnAppointment): string {
  const moment = getMoment(own);
  if (!moment) return '';
  const when = formatTimeAndPlace(own);
  return when ? dayAndTime({ day: formatLongDate(moment), time: when }) : formatLongDate(moment);
}

/** Its time and place, as far as they were entered; '' for neither. */
export function formatTimeAndPlace(own: OwnAppointment): string {
  const moment = getMoment(own);
  const time = own.time && moment ? formatTimeOfDay(moment) : '';
  if (!time || !own.place) return time || (own.place ?? '');
  return timeAndPlace({ time, place: own.place });
}

/** Whether an appointment is on a day of its usual time, both ends included. True for a day that does not exist. */
export function isAtUsualTime(own: OwnAppointment, { start, end }: DateRange): boolean {
  const day = parseCalendarDate(own.date);
  return !day || (differenceInCalendarDays(day, start) >= 0 && differenceInCalendarDays(end, day) >= 0);
}

/** The appointment that comes next, on its own day until the end of it. */
export function findNextOwnAppointment(
  own: OwnAppointments,
  today: Date,
): { id: AppointmentId; appointment: OwnAppointment } | undefined {
  const ahead = appointments.flatMap(({ id }) => {
    const appointment = own[id];
    const moment = appointment && getMoment(appointment);
    return appointment && moment && differenceInCalendarDays(moment, startOfDay(today)) >= 0
      ? [{ id, appointment, moment }]
      : [];
  });
  return ahead.sort((one, other) => one.moment.getTime() - other.moment.getTime())[0];
}
