import { addWeeks, startOfDay } from 'date-fns';
import { eiRules } from '@/data/benefits/ei-rules';

/** The last day to apply for EI without losing weeks: four weeks after the last day of work (data/benefits/ei-rules). */
export function getApplyByDate(lastWorkDay: Date): Date {
  return addWeeks(startOfDay(lastWorkDay), eiRules.applyWithinWeeks);
}
