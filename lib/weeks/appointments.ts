import { type Appointment, appointments } from '@/data/appointments';
import { milestones } from '@/data/milestones';

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

/** The appointments that stand beside the milestones: all but those that are a milestone by the same title. */
export function listTimelineAppointments(): Appointment[] {
  const milestoneTitles = milestones.map(({ title }) => title);
  return appointments.filter(({ title }) => !milestoneTitles.includes(title));
}
