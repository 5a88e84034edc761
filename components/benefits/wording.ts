import { DUE_DATE_MAX_DAYS_AGO, DUE_DATE_MAX_DAYS_AHEAD } from '@/data/pregnancy-rules';
import { type EarningsPeriod, type EarningsProblem, MAX_EARNINGS } from '@/lib/benefits/earnings';
import type { BenefitOption, BenefitProgram, BenefitSegment, OptionKey, ParentRole } from '@/lib/benefits/plan-types';
import type { PlannerDateProblem } from '@/lib/benefits/planner-fields';
import type { ShareLimits, ShareProblem } from '@/lib/benefits/shares';
import { formatDollars } from '@/lib/format/amounts';
import { formatWeeks } from '@/lib/format/durations';

export const optionNames: Record<OptionKey, string> = {
  standard: 'Standard option',
  extended: 'Extended option',
  basic: 'Basic plan',
  special: 'Special plan',
};

export const parentNames: Record<ParentRole, string> = { birth: 'Birth parent', other: 'Other parent' };

export const programNames: Record<BenefitProgram, string> = {
  ei: 'Employment Insurance (EI)',
  qpip: 'Quebec Parental Insurance Plan (QPIP)',
};

export const deciders: Record<BenefitProgram, string> = { ei: 'Service Canada', qpip: 'RQAP, which runs the plan,' };

export const programShortNames: Record<BenefitProgram, string> = { ei: 'EI', qpip: 'QPIP' };

export const segmentNames: Record<BenefitSegment['kind'], string> = {
  waiting: 'Waiting week, not paid',
  maternity: 'Maternity',
  'other-parent': 'Own weeks',
  parental: 'Parental',
};

export const dateProblemTexts: Record<PlannerDateProblem, string> = {
  'no-such-date': 'Enter a full date that exists: year, month and day.',
  'no-date': 'Enter your due date, or the birth date below.',
  'due-date-too-long-ago': `This is more than ${DUE_DATE_MAX_DAYS_AGO} days ago. If your baby is here, enter the birth date too.`,
  'due-date-too-far-ahead': `A due date is at most ${DUE_DATE_MAX_DAYS_AHEAD} days ahead. Check the year and month.`,
  'birth-in-future': 'This day is still to come. Leave the birth date empty until your baby is here.',
  'birth-too-long-ago':
    'The time for these benefits is over: it ends 78 weeks after the week of the birth. Check the year.',
  'birth-too-early':
    'By your due date this is before 20 weeks of pregnancy. Check both dates. If they are right, ask Service Canada or RQAP what you can get.',
  'birth-too-late': 'By your due date this is after 44 weeks of pregnancy. Check both dates.',
  'last-day-too-early': 'This is too long ago for benefits that are still paid. Check the year, or leave this empty.',
  'last-day-too-late': 'By then the time for maternity benefits is over. Enter an earlier day.',
};

/** The weeks of two parents are added up, also where both are paid for the same calendar week. */
export function describePaidWeeks({ parents, paidWeeks }: BenefitOption): string {
  return parents.length > 1 ? `for ${paidWeeks} paid weeks between you` : `in ${formatWeeks(paidWeeks)}`;
}

export function getEarningsProblemText(problem: EarningsProblem, period: EarningsPeriod): string {
  switch (problem) {
    case 'earnings-missing':
      return 'Enter what you earn before tax. A rough figure is enough.';
    case 'earnings-not-a-number':
      return 'Enter an amount in dollars, in digits, such as 1,150.';
    case 'earnings-negative':
      return 'Earnings cannot be below zero.';
    case 'earnings-zero':
      return 'Enter an amount above zero. These benefits are a share of what you earn.';
    case 'earnings-too-high':
      return period === 'week'
        ? `Enter at most ${formatDollars(MAX_EARNINGS.week)} a week. Is this a yearly salary?`
        : `Enter at most ${formatDollars(MAX_EARNINGS.year)} a year. More makes no difference: benefits have a maximum.`;
  }
}

/** Shown beside earnings above the program's maximum. */
export function getCappedHint(program: BenefitProgram, figuresYear: number): string {
  return `This is above the most that ${programShortNames[program]} insures in ${figuresYear}. That is fine: benefits are counted up to it.`;
}

export function getShareProblemText(problem: ShareProblem, { maxOneParent, total }: ShareLimits): string {
  switch (problem) {
    case 'weeks-not-whole':
      return 'Enter whole weeks in digits, 0 for none.';
    case 'weeks-negative':
      return 'Weeks cannot be below zero.';
    case 'weeks-above-one-parent':
      return `One parent can take at most ${maxOneParent} of these weeks.`;
    case 'weeks-above-total':
      return `Together you have ${total} weeks to share. Take some away from either parent.`;
  }
}
