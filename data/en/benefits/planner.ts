import { BIRTH_AGE_DAYS } from '@/data/benefits/planner-limits';
import { qpipRules } from '@/data/benefits/qpip-rules';
import { DUE_DATE_MAX_DAYS_AGO, DUE_DATE_MAX_DAYS_AHEAD } from '@/data/pregnancy-rules';

export const form = 'Plan your benefits';
export const yourPlan = 'Your plan';
export const dueDate = 'Due date';
export const birthDate = 'Birth date (once your baby is here)';
export const lastWorkDay = 'Last day of work (if you know it)';
export const lastWorkDayHint = 'Of the parent who gives birth. Left empty, benefits begin in the week of the birth.';
export const provinceHint = 'Quebec has its own plan. Everyone else has EI.';
export const noProvince = 'Choose where you live';
export const provinceMissing = 'Choose where you live: it decides which program pays.';
export const showPlan = 'Show my plan';
export const clear = 'Clear';

export const whoTakesLeave = 'Who takes leave?';
export const parents = { one: 'One parent', two: 'Two parents' };
export const earningsAs = 'Earnings as';
export const earningsPer = { week: 'Weekly pay', year: 'Yearly salary' };
/** By whose earnings they are, and the time that they are for. */
export const earnings = {
  alone: { week: 'Earnings a week, before tax', year: 'Earnings a year, before tax' },
  birth: {
    week: "Birth parent's earnings a week, before tax",
    year: "Birth parent's earnings a year, before tax",
  },
  other: {
    week: "Other parent's earnings a week, before tax",
    year: "Other parent's earnings a year, before tax",
  },
};
export const earningsHint = 'In dollars. Above the yearly maximum is fine: benefits are counted up to it.';
export const otherEarningsHint = 'Each parent has to qualify with their own work.';
/** Shown beside earnings above the program's maximum. */
export const cappedHint = {
  ei: (year: number) =>
    `This is above the most that EI insures in ${year}. That is fine: benefits are counted up to it.`,
  qpip: (year: number) =>
    `This is above the most that QPIP insures in ${year}. That is fine: benefits are counted up to it.`,
};
export const whenOtherBegins = 'When does the other parent begin?';
export const otherStart = { 'at-birth': 'With the birth', 'after-birth-parent': 'After the birth parent' };

export const options = {
  standard: 'Standard option',
  extended: 'Extended option',
  basic: 'Basic plan',
  special: 'Special plan',
};
export const shares = {
  alone: 'Parental weeks',
  birth: 'Birth parent, weeks',
  other: 'Other parent, weeks',
};
export const weeksAlone = (most: number) => `Up to ${most} weeks.`;
export const weeksToShare = (total: number, mostForOne: number) =>
  `${total} weeks to share, at most ${mostForOne} for one parent.`;
export const weeksToShareInQuebec = (total: number, bonus: number, bonusFrom: number, otherParentOnly: number) =>
  `${total} weeks to share, and ${bonus} more once each parent takes ${bonusFrom}. The other parent's own ${otherParentOnly} weeks come on top.`;

export const dateProblems = {
  'no-such-date': 'Enter a full date that exists: year, month and day.',
  'no-date': 'Enter your due date, or the birth date below.',
  'due-date-too-long-ago': `This is more than ${DUE_DATE_MAX_DAYS_AGO} days ago. If your baby is here, enter the birth date too.`,
  'due-date-too-far-ahead': `A due date is at most ${DUE_DATE_MAX_DAYS_AHEAD} days ahead. Check the year and month.`,
  'birth-in-future': 'This day is still to come. Leave the birth date empty until your baby is here.',
  'birth-too-long-ago': `The time for these benefits is over: it ends ${qpipRules.windowWeeks} weeks after the week of the birth. Check the year.`,
  'birth-too-early': `By your due date this is before ${BIRTH_AGE_DAYS.min / 7} weeks of pregnancy. Check both dates. If they are right, ask Service Canada or RQAP what you can get.`,
  'birth-too-late': `By your due date this is after ${BIRTH_AGE_DAYS.max / 7} weeks of pregnancy. Check both dates.`,
  'last-day-too-early': 'This is too long ago for benefits that are still paid. Check the year, or leave this empty.',
  'last-day-too-late': 'By then the time for maternity benefits is over. Enter an earlier day.',
};
export const earningsProblems = {
  'earnings-missing': 'Enter what you earn before tax. A rough figure is enough.',
  'earnings-not-a-number': 'Enter an amount in dollars, in digits, such as 1,150.',
  'earnings-negative': 'Earnings cannot be below zero.',
  'earnings-zero': 'Enter an amount above zero. These benefits are a share of what you earn.',
};
export const earningsTooHigh = {
  week: (most: string) => `Enter at most ${most} a week. Is this a yearly salary?`,
  year: (most: string) => `Enter at most ${most} a year. More makes no difference: benefits have a maximum.`,
};
export const weeksNotWhole = 'Enter whole weeks in digits, 0 for none.';
export const weeksNegative = 'Weeks cannot be below zero.';
export const weeksAboveOneParent = (most: number) => `One parent can take at most ${most} of these weeks.`;
export const weeksAboveTotal = (total: number) =>
  `Together you have ${total} weeks to share. Take some away from either parent.`;

export const openingPlan = 'Opening your plan...';
export const planInShort = 'Plan in short';
export const planIsStale = 'The plan below does not hold your last change yet.';
export const optionInShort = (option: string, dollars: string, weeks: string) => `${option}: ${dollars} in ${weeks}.`;
/** The weeks of two parents are added up, also where both are paid for the same calendar week. */
export const optionInShortShared = (option: string, dollars: string, weeks: number) =>
  `${option}: ${dollars} for ${weeks} paid weeks between you.`;
