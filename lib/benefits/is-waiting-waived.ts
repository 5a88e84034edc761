import { eiRules } from '@/data/benefits/ei-rules';
import { formatCalendarDate } from '@/lib/calendar/format-calendar-date';

/** Whether an EI claim that begins on this day has no waiting week (data/benefits/ei-rules, both days included). */
export function isWaitingWaived(claimStart: Date): boolean {
  const day = formatCalendarDate(claimStart);
  const { from, to } = eiRules.waitingWaived;
  return day >= from && day <= to;
}
