import { type Appointment, appointments } from '@/data/appointments';

/**
 * The appointments whose window touches a gestational week, in the order in which their windows open. Those of a season
 * are left out: a week alone does not say when it is.
 */
export function listAppointments(week: number): Appointment[] {
  const firstDay = week * 7;
  const lastDay = firstDay + 6;
  return appointments.filter(
    ({ startDay, endDay, isSeasonal }) => !isSeasonal && startDay <= lastDay && endDay >= firstDay,
  );
}
