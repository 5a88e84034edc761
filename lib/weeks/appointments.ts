import { type AppointmentFacts, type AppointmentId, appointments as facts } from '@/data/appointments';
import * as words from '@/words/appointments';
import { isOpenInWeek } from './is-open-in-week';

/** An appointment with its words. */
export type Appointment = AppointmentFacts & (typeof words.appointments)[AppointmentId];

/** All appointments, in the order in which their windows open. */
export const appointments: Appointment[] = facts.map((fact) => ({ ...fact, ...words.appointments[fact.id] }));

/** The appointments that are open in a gestational week (`isOpenInWeek`), in the order in which their windows open. */
export function listAppointments(week: number): Appointment[] {
  return appointments.filter((appointment) => isOpenInWeek(appointment, week));
}

/** The appointments that stand beside the milestones: all but those that a milestone says already. */
export function listTimelineAppointments(): Appointment[] {
  return appointments.filter(({ milestoneWeek }) => milestoneWeek === undefined);
}
