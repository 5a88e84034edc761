import { type AppointmentFacts, type AppointmentId, appointments as facts } from '@/data/appointments';
import * as words from '@/words/appointments';

/** An appointment with its words. */
export type Appointment = AppointmentFacts & (typeof words.appointments)[AppointmentId];

/** All appointments, in the order in which their windows open. */
export const appointments: Appointment[] = facts.map((fact) => ({ ...fact, ...words.appointments[fact.id] }));

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

/** The appointments that stand beside the milestones: all but those that a milestone says already. */
export function listTimelineAppointments(): Appointment[] {
  return appointments.filter(({ milestoneWeek }) => milestoneWeek === undefined);
}
