import { DUE_DATE_MAX_DAYS_AHEAD, PREGNANCY_DAYS } from '@/data/pregnancy-rules';
import { eiRules } from './ei-rules';
import { qpipRules } from './qpip-rules';

/** What the form takes for one year's pay, in dollars: above it somebody has mistyped or chosen the wrong period. */
export const MAX_YEARLY_PAY = 1_000_000;

/** Below this many dollars a week the form asks whether the pay is right. */
export const ASK_BELOW_WEEKLY = 100;

/** The most dollars that the form takes for a week's earnings on leave, and for a family's net income a year. */
export const MAX_EARNED_BESIDE = 20_000;
export const MAX_NET_INCOME = 10_000_000;

/** The oldest child whose age the form takes; from 18 years on nothing is paid for one. */
export const MAX_CHILD_AGE = 25;

/** The percent of the usual pay to which an employer tops up, with the benefit. */
export const TOP_UP_PERCENT = { min: 1, max: 100 };

/** How many days ahead the arrival of an adopted child can be planned. */
export const PLACEMENT_MAX_DAYS_AHEAD = 365;

/** The answers of the form after which somebody is back at work, in months since the last day at work. */
export const RETURN_MONTHS = { year: 12, '18-months': 18 };

/** Both programs divide a yearly amount by this number of weeks. */
export const WEEKS_A_YEAR = 52;

/** Ages at birth that the planner plans for, in days since the last period: 20 to 44 weeks, both included. */
export const BIRTH_AGE_DAYS = { min: 20 * 7, max: 44 * 7 };

/**
 * Nothing is paid for a week that comes more weeks after that of the birth or placement: EI's claims and windows end by
 * then, however much a stay in hospital or weeks of sickness lengthen them.
 */
export const LAST_PAYABLE_WEEKS = eiRules.hospital.parentalMaxWeeksAfterBirth;

/** The most days since a birth, which may be on the first day of its week. */
export const BIRTH_MAX_DAYS_AGO = LAST_PAYABLE_WEEKS * 7 + 6;

/**
 * Both programs pay parental weeks for at most so many weeks after that of the birth or placement, where the child was
 * not in hospital.
 */
export const LONGEST_WINDOW_WEEKS = qpipRules.windowWeeks;

/** For how many weeks an employer tops up. */
export const TOP_UP_WEEKS = { min: 1, max: LONGEST_WINDOW_WEEKS };

const maternityMaxDaysBeforeDue = qpipRules.maternityWindow.weeksBeforeDueWeek * 7;

const birthMaxDaysAfterDue = BIRTH_AGE_DAYS.max - PREGNANCY_DAYS;

/**
 * The most days since any date of a plan: a last day of work in the week before the earliest maternity benefits of the
 * oldest birth.
 */
export const OLDEST_DAYS_AGO = BIRTH_MAX_DAYS_AGO + birthMaxDaysAfterDue + maternityMaxDaysBeforeDue + 7;

/** The most days to a last day of work: maternity benefits end with the 20th week after that of the birth. */
export const LAST_WORK_DAY_MAX_DAYS_AHEAD = DUE_DATE_MAX_DAYS_AHEAD + qpipRules.maternityWindow.weeksAfterBirthWeek * 7;
