import type { AppointmentFacts } from '@/data/appointments';

/**
 * Whether the window of an appointment touches a gestational week. Never for those of a season until it has its days in a
 * pregnancy: a week alone does not say when it is. Apart from the list of all appointments, which the timeline's widget
 * must not load.
 */
export function isOpenInWeek(
  { startDay, endDay, isSeasonal, isDated }: Pick<AppointmentFacts, 'startDay' | 'endDay' | 'isSeasonal' | 'isDated'>,
  week: number,
): boolean {
  const firstDay = week * 7;
  return (!isSeasonal || isDated === true) && startDay <= firstDay + 6 && endDay >= firstDay;
}
