import { addDays } from 'date-fns';
import type { Appointment } from '@/data/appointments';
import { getWeekStart } from '@/lib/pregnancy/get-week-start';
import type { DateRange } from '@/lib/pregnancy/types';

/** First and last day of an appointment's window, both included, as local calendar days. */
export function getAppointmentWindow({ startDay, endDay }: Appointment, dueDate: Date): DateRange {
  const lmpDate = getWeekStart(dueDate, 0);
  return { start: addDays(lmpDate, startDay), end: addDays(lmpDate, endDay) };
}
