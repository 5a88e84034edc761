import type { AppointmentFacts } from '@/data/appointments';

/**
 * Whether the window of an appointment touches a gestational week. Never for those of a season: a week alone does not
 * say when it is. Apart from the list of all appointments, which the timeline's widget must not load.
 */
export function isOpenInWeek(
  { startDay, endDay, isSeasonal }: Pick<AppointmentFacts, 'startDay' | 'endDay' | 'isSeasonal'>,
  week: number,
): boolean {
  const firstDay = week * 7;
  return !isSeasonal && startDay <= firstDay + 6 && endDay >= firstDay;
}
