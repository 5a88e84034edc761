import { DUE_DATE_MAX_DAYS_AHEAD, PREGNANCY_DAYS } from '@/data/pregnancy-rules';
import { qpipRules } from './qpip-rules';

/** Both programs divide a yearly amount by this number of weeks. */
export const WEEKS_A_YEAR = 52;

/** Ages at birth that the planner plans for, in days since the last period: 20 to 44 weeks, both included. */
export const BIRTH_AGE_DAYS = { min: 20 * 7, max: 44 * 7 };

/**
 * The most days since a birth: both programs pay for up to 78 weeks after its week, and the birth may be on that week's
 * first day.
 */
export const BIRTH_MAX_DAYS_AGO = qpipRules.windowWeeks * 7 + 6;

/** Both programs pay parental weeks for at most so many weeks after that of the birth or placement. */
export const LONGEST_WINDOW_WEEKS = qpipRules.windowWeeks;

const maternityMaxDaysBeforeDue = qpipRules.maternityWindow.weeksBeforeDueWeek * 7;

const birthMaxDaysAfterDue = BIRTH_AGE_DAYS.max - PREGNANCY_DAYS;

/**
 * The most days since any date of a plan: a last day of work in the week before the earliest maternity benefits of the
 * oldest birth.
 */
export const OLDEST_DAYS_AGO = BIRTH_MAX_DAYS_AGO + birthMaxDaysAfterDue + maternityMaxDaysBeforeDue + 7;

/** The most days to a last day of work: maternity benefits end with the 20th week after that of the birth. */
export const LAST_WORK_DAY_MAX_DAYS_AHEAD = DUE_DATE_MAX_DAYS_AHEAD + qpipRules.maternityWindow.weeksAfterBirthWeek * 7;
