// EI and QPIP count weeks from Sunday to Saturday, never days (Employment Insurance Act, section 2(1); Act respecting
// parental insurance). The planner therefore calculates with the numbers of weeks, which know no hours and no time zone.

/** The number of a benefit week, Sunday to Saturday: 0 is the week of Sunday, December 28, 1969. */
export type BenefitWeek = number;

/** Benefit weeks in a row, both included. */
export interface WeekRange {
  first: BenefitWeek;
  last: BenefitWeek;
}

const DAY_MS = 24 * 60 * 60 * 1000;
/** Sunday, December 28, 1969 lies four days before the day from which computers count. */
const FIRST_SUNDAY_DAYS_BEFORE_1970 = 4;

/**
 * The benefit week that holds a local calendar day.
 * @example getSunday(toBenefitWeek(new Date(2026, 10, 25))) // Sunday, November 22, 2026
 */
export function toBenefitWeek(day: Date): BenefitWeek {
  const days = Date.UTC(day.getFullYear(), day.getMonth(), day.getDate()) / DAY_MS;
  return Math.floor((days + FIRST_SUNDAY_DAYS_BEFORE_1970) / 7);
}

/** Local midnight of the Sunday on which a benefit week begins. */
export const getSunday = (week: BenefitWeek): Date => getDay(week, 0);

/** Local midnight of the Saturday on which a benefit week ends. */
export const getSaturday = (week: BenefitWeek): Date => getDay(week, 6);

/** Whether a week lies in a range, both ends included. */
export const isInRange = (week: BenefitWeek, { first, last }: WeekRange): boolean => week >= first && week <= last;

function getDay(week: BenefitWeek, weekday: number): Date {
  return new Date(1970, 0 /* Jan */, 1 + week * 7 - FIRST_SUNDAY_DAYS_BEFORE_1970 + weekday);
}
