import { type Appointment, appointments } from '@/data/appointments';
import { milestones } from '@/data/milestones';

/** The appointments that stand beside the milestones: all but those that are a milestone by the same title. */
export function listTimelineAppointments(): Appointment[] {
  const milestoneTitles = milestones.map(({ title }) => title);
  return appointments.filter(({ title }) => !milestoneTitles.includes(title));
}
