import type { ProvinceCode } from '@/data/provinces';
import { inRegion } from '@/words/regions';

export const heading = (region: ProvinceCode) => `Your job: leave ${inRegion(region)}`;
export const whatLeaveIs =
  'Benefits are money. Leave is your right to come back to your job, and your province or territory sets its length.';
export const rows = {
  pregnancy: 'Pregnancy or maternity leave',
  birthParent: 'Parental leave, parent who gave birth',
  otherParent: 'Parental leave, other parent',
  combined: 'Most that one person can take of both',
  eachParent: 'Parental leave, most per parent',
};
export const seeOfficialPage = 'See the official page';
export const noFigures = 'Please read the length on the official page.';
export const officialPage = (region: ProvinceCode, _url: string) => `Official page on leave ${inRegion(region)}`;
export const federalRules = ({
  maternity,
  parental,
  combined,
}: {
  maternity: string;
  parental: number;
  combined: number;
}) =>
  `Banks, airlines and railways, for example, are under federal rules: ${maternity} of maternity leave and up to ${parental} of parental leave, ${combined} in all for one person.`;
export const federalRulesAfterAdoption = (parental: string) =>
  `Banks, airlines and railways, for example, are under federal rules: up to ${parental} of parental leave for each parent.`;
export const federalPage = 'Federal leave';

export const bothParents = (moreWeeks: number) =>
  `When both parents take leave, there are ${moreWeeks} more weeks of it.`;
export const together = (weeks: number) => `Parents who share have ${weeks} weeks of parental leave in all.`;
export const togetherWithMaternity = ({ weeks, withMaternity }: { weeks: number; withMaternity: number }) =>
  `Parents who share have ${weeks} weeks of parental leave in all, and ${withMaternity} weeks with maternity leave.`;
export const togetherAfterAdoption = (weeks: string, months: number) =>
  `Both parents together have ${weeks} after an adoption, within ${months} months of the day the child comes.`;
export const otherParentOnly = (moreWeeks: number) => `The other parent has ${moreWeeks} more weeks.`;
export const combined = (weeks: string) => `One person can take ${weeks} of leave in all.`;
/** How long one has to have worked. */
export const conditions = {
  days: (days: number) => `You need ${days} days with your employer.`,
  weeks: (weeks: number) => `You need ${weeks} weeks with your employer.`,
  months: (months: number) => `You need ${months} months with your employer.`,
  'weeks-of-last-52': (weeks: number) => `You need ${weeks} weeks of work in the last 52.`,
  'weeks-before-due-date': (weeks: number) =>
    `You need to have started with your employer at least ${weeks} weeks before your due date.`,
};
export const earliestStart = (weeks: number) => `Leave can start up to ${weeks} weeks before your due date.`;
export const shortService =
  'With a shorter time at work EI or QPIP may pay, and your job may still not be kept: ask before you choose dates.';
export const shortLeave = ({
  parent,
  weeksOff,
  legalWeeks,
}: {
  parent: string;
  weeksOff: string;
  legalWeeks: string;
}) =>
  `${parent} would be off ${weeksOff}. The law keeps the job for ${legalWeeks}. Agree on the rest with the employer, in writing, before you choose.`;
export const shortLeaveOfBoth = ({ weeksOff, legalWeeks }: { weeksOff: string; legalWeeks: string }) =>
  `Both parents together would be off ${weeksOff}. The law keeps your jobs for ${legalWeeks} in all. Agree on the rest with your employers, in writing, before you choose.`;
export const leaveInParts =
  'This leave comes in more than one part. Benefits may be paid for each, but in some provinces the law keeps your job only for a leave taken in one piece. Get the agreement of the employer to the later part, in writing, before you go back to work.';
export const olderLaw = ({ parentalWeeks, extendedWeeks }: { parentalWeeks: number; extendedWeeks: number }) =>
  `An older text of the law gives ${parentalWeeks} weeks of parental leave, less than the ${extendedWeeks} weeks of extended EI. Ask the Labour Standards Compliance Office before you choose extended.`;
