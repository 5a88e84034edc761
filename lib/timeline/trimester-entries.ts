import type { DateRange } from '@/lib/pregnancy/dating';
import { getWeekStart } from '@/lib/pregnancy/gestational-age';
import { getTrimester, type Trimester } from '@/lib/pregnancy/trimesters';
import type { Appointment } from '@/lib/weeks/appointments';
import { getAppointmentWindow } from './appointment-windows';
import { type Milestone, milestones } from './milestones';

/** A milestone, or the window of an appointment, with its address on the page, which stands behind the #. */
export type TimelineEntry = { hash: string; startDay: number; trimester: Trimester } & (
  | { milestone: Milestone; appointment?: undefined }
  | { milestone?: undefined; appointment: Appointment }
);

const HASH_PREFIX = 'date-';

/** Whether what stands behind the # of the page's address is an entry's. */
export const isEntryHash = (hash: string) => hash.startsWith(HASH_PREFIX);

/** What stands behind the # of the address of an appointment. */
export const getAppointmentEntryHash = (id: string) => HASH_PREFIX + id;

/** Milestones and appointments by the day on which they begin; on the same day the milestone first. */
export function listTimelineEntries(appointments: Appointment[]): TimelineEntry[] {
  const entries = [
    ...milestones.map((milestone) => ({
      milestone,
      startDay: milestone.week * 7,
      hash: `${HASH_PREFIX}milestone-${milestone.week}`,
    })),
    ...appointments.map((appointment) => ({
      appointment,
      startDay: appointment.startDay,
      hash: getAppointmentEntryHash(appointment.id),
    })),
  ];
  return entries
    .map((entry) => ({ ...entry, trimester: getTrimester(entry.startDay) }))
    .sort((one, other) => one.startDay - other.startDay);
}

/** First and last day of an entry, both included: a milestone has one day. */
export function getEntryDays({ milestone, appointment }: TimelineEntry, dueDate: Date): DateRange {
  if (appointment) return getAppointmentWindow(appointment, dueDate);
  const day = getWeekStart(dueDate, milestone.week);
  return { start: day, end: day };
}
