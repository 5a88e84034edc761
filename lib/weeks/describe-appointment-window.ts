import type { Appointment } from '@/data/appointments';
import { formatWeeks } from '@/lib/format/format-weeks';
import { formatWeeksAndDays } from '@/lib/format/format-weeks-and-days';

const DAYS_PER_WEEK = 7;

/**
 * When an appointment's window is, in completed weeks, and days where it does not begin and end with a week; one of a
 * season has no weeks of its own until a due date gives it some.
 * @example describeAppointmentWindow({ startDay: 126, endDay: 154 }) // 'From 18 weeks 0 days to 22 weeks 0 days'
 * @example describeAppointmentWindow({ startDay: 28, endDay: 83 }) // 'Weeks 4 to 11'
 * @example describeAppointmentWindow({ startDay: 196, endDay: 196 }) // 'At 28 weeks'
 */
export function describeAppointmentWindow({
  startDay,
  endDay,
  isSeasonal,
}: Pick<Appointment, 'startDay' | 'endDay' | 'isSeasonal'>): string {
  if (isSeasonal) return 'In the fall and winter, in any week';
  const start = splitIntoWeeks(startDay);
  const end = splitIntoWeeks(endDay);
  if (startDay === endDay) return `At ${start.days === 0 ? formatWeeks(start.weeks) : formatWeeksAndDays(start)}`;
  const isWholeWeeks = start.days === 0 && end.days === DAYS_PER_WEEK - 1;
  if (!isWholeWeeks) return `From ${formatWeeksAndDays(start)} to ${formatWeeksAndDays(end)}`;
  return start.weeks === end.weeks ? `Week ${start.weeks}` : `Weeks ${start.weeks} to ${end.weeks}`;
}

const splitIntoWeeks = (days: number) => ({ weeks: Math.floor(days / DAYS_PER_WEEK), days: days % DAYS_PER_WEEK });
