import { isBefore, startOfDay } from 'date-fns';
import type { ProvinceCode } from '@/data/provinces';
import type { DateRange } from '@/lib/pregnancy/dating';
import type { Appointment } from '@/lib/weeks/appointments';
import { dateSeasonalAppointments, getAppointmentWindow, listShownAppointments } from './appointment-windows';

/** What one goes to or is given; preparations and benefits have places of their own. */
const groups: Appointment['group'][] = ['visit', 'test', 'vaccine'];

/** An appointment with its first and last day, both included. */
export interface DatedAppointment {
  appointment: Appointment;
  window: DateRange;
}

/**
 * The appointment to see to next, of a region or, while that is not known, of those that are offered in most: the one
 * whose window ends first among those that are not over, its last day included. Routine ones (data/appointments.ts) only
 * where there is no other: then the visits before the flu vaccine, whose season can end on the same day.
 * @returns undefined after the last window
 */
export function findNextAppointment(
  appointments: Appointment[],
  dueDate: Date,
  region: ProvinceCode | undefined,
  today: Date,
): DatedAppointment | undefined {
  const ahead = dateSeasonalAppointments(listShownAppointments(appointments, region), dueDate)
    .filter(({ group }) => groups.includes(group))
    .map((appointment) => ({ appointment, window: getAppointmentWindow(appointment, dueDate) }))
    .filter(({ window }) => !isBefore(window.end, startOfDay(today)))
    .sort((one, other) => one.window.end.getTime() - other.window.end.getTime());
  return (
    ahead.find(({ appointment }) => !appointment.isRoutine) ??
    ahead.find(({ appointment }) => appointment.group === 'visit') ??
    ahead[0]
  );
}

/** What an appointment that is written in can be for. */
export function listWrittenInChoices(appointments: Appointment[], region: ProvinceCode | undefined): Appointment[] {
  return listShownAppointments(appointments, region).filter(({ group }) => groups.includes(group));
}
