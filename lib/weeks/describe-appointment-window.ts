import type { Appointment } from '@/data/appointments';
import { formatWeeksAndDays } from '@/lib/format/format-weeks-and-days';

/**
 * When an appointment's window is, in completed weeks and days.
 * @example describeAppointmentWindow({ startDay: 126, endDay: 154 }) // 'From 18 weeks 0 days to 22 weeks 0 days'
 */
export function describeAppointmentWindow({ startDay, endDay }: Pick<Appointment, 'startDay' | 'endDay'>): string {
  const [start, end] = [startDay, endDay].map((day) =>
    formatWeeksAndDays({ weeks: Math.floor(day / 7), days: day % 7 }),
  );
  return startDay === endDay ? `At ${start}` : `From ${start} to ${end}`;
}
