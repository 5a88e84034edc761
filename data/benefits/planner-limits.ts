import { DUE_DATE_MAX_DAYS_AHEAD, PREGNANCY_DAYS } from '@/data/pregnancy-rules';
import { qpipRules } from './qpip-rules';

/** Both programs spread a yearly amount over as many weeks. */
export const WEEKS_A_YEAR = 52;

/** Ages at birth that the planner plans for, in days since the last period: 20 to 44 weeks, both included. */
export const BIRTH_AGE_DAYS = { min: 20 * 7, max: 44 * 7 };

/** A birth is at most so long ago: both programs pay for 78 weeks after its week, which may have begun on that day. */
export const BIRTH_MAX_DAYS_AGO = qpipRules.windowWeeks * 7 + 6;

const maternityMaxDaysBeforeDue = qpipRules.maternityWindow.weeksBeforeDueWeek * 7;

const birthMaxDaysAfterDue = BIRTH_AGE_DAYS.max - PREGNANCY_DAYS;

/** No date of a plan is older: a last day of work in the week before the earliest maternity benefits of such a birth. */
export const OLDEST_DAYS_AGO = BIRTH_MAX_DAYS_AGO + birthMaxDaysAfterDue + maternityMaxDaysBeforeDue + 7;

/** A last day of work is at most so far ahead: maternity benefits end with the 20th week after that of the birth. */
export const LAST_WORK_DAY_MAX_DAYS_AHEAD = DUE_DATE_MAX_DAYS_AHEAD + qpipRules.maternityWindow.weeksAfterBirthWeek * 7;
