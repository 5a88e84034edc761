import { type Appointment, appointments } from '@/data/appointments';

/** The appointments whose window touches a gestational week, in the order in which their windows open. */
export function listAppointments(week: number): Appointment[] {
  const firstDay = week * 7;
  const lastDay = firstDay + 6;
  return appointments.filter(({ startDay, endDay }) => startDay <= lastDay && endDay >= firstDay);
}
