import { differenceInCalendarDays, max, min } from 'date-fns';
import type { Appointment } from '@/data/appointments';
import { getWeekStart } from '@/lib/pregnancy/get-week-start';
import { getAppointmentWindow } from './get-appointment-window';

/** Months as JavaScript counts them. */
const OCTOBER = 9;
const APRIL = 3;

/**
 * Gives the appointments of the fall and winter their days in a pregnancy, and puts all in the order in which their
 * windows open. Others stay as they are.
 *
 * The season is October 1 to March 31, both included: our own choice, as no source names days. Where a pregnancy touches
 * two seasons, the one with more of its days counts.
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
      startDay: differenceInCalendarDays(max([start, new Date(year, OCTOBER, 1)]), lmpDate),
      endDay: differenceInCalendarDays(min([end, new Date(year + 1, APRIL, 0)]), lmpDate),
    }))
    .sort((one, other) => other.endDay - other.startDay - (one.endDay - one.startDay));
  return { ...appointment, ...longest, isSeasonal: false };
}
