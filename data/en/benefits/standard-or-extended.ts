import { eiRules } from '@/data/benefits/ei-rules';
import { qpipRules } from '@/data/benefits/qpip-rules';

const { maternity, standard, extended } = eiRules;
const { basic, special } = qpipRules;

export const page = {
  title: 'Standard or extended parental leave? EI in dollars, Canada',
  description:
    'A year off is standard, 18 months is extended. What each pays a week and in all, by example, why the choice binds both parents, and QPIP plans in Quebec.',
  shortTitle: 'Standard or Extended?',
};

export const title = 'Standard or extended parental leave?';
export const answer = {
  year: 'A year off: tick standard.',
  months: 'About 18 months off: tick extended.',
  final: 'After the first parental payment nobody can change it. Both parents get the same option.',
};

export const dollarsTitle = 'What each pays, by example';
interface Figures {
  year: number;
  /** The first and the last day of the claims for which they hold. */
  from: string;
  to: string;
}
export const dollarsLead = ({ year, from, to }: Figures) =>
  `EI of ${year}, for claims from ${from} to ${to}, before tax, for one parent who gave birth and takes every week: ${maternity.weeks} maternity weeks, then ${standard.maxWeeksOneParent} parental weeks with standard or ${extended.maxWeeksOneParent} with extended. The maternity weeks pay the same either way.`;
export const tables = { ei: 'EI: standard and extended', qpip: 'QPIP: basic and special plan' };
export const pay = 'Pay a year';
/** The most pay that is insured. */
export const orMore = (pay: string) => `${pay} or more`;
export const choices = { standard: 'Standard', extended: 'Extended', basic: 'Basic', special: 'Special' };
/** Below the name of a choice. */
export const inWeeks = (weeks: number) => `${weeks} weeks`;
/** Behind the dollars of one. */
export const aWeek = 'a week';
export const inAll = (dollars: string) => `${dollars} in all`;
export const moreWeeksNote =
  'Extended brings more in all only because it pays more weeks. Each parental week pays much less.';

export const yearTitle = 'The trap: extended for a year';
export const yearLoss = (pay: string, dollars: string) =>
  `Who earns ${pay}, ticks extended and goes back after a year is paid about ${dollars} less than with standard.`;

export const bothTitle = 'One choice for both parents';
export const shared = `Parents who share have ${standard.totalWeeks} weeks in all with standard, of which one parent can take at most ${standard.maxWeeksOneParent}. With extended it is ${extended.totalWeeks} weeks, and at most ${extended.maxWeeksOneParent}.`;
export const windows = `Standard pays within ${standard.windowWeeks} weeks after the week of birth, extended within ${extended.windowWeeks}.`;

export const quebecTitle = 'In Quebec: basic or special plan';
export const quebecLead =
  'In Quebec you get QPIP instead of EI, and there is no standard or extended. The choice is between two plans:';
export const plans = [
  `Basic plan, more weeks: ${basic.maternityWeeks} for maternity and ${basic.shareableWeeks} to share.`,
  `Special plan, fewer weeks at a higher rate: ${special.maternityWeeks} for maternity and ${special.shareableWeeks} to share.`,
];
export const quebecDollars = (year: number) =>
  `QPIP of ${year}, before tax, for one parent who gave birth and takes all the weeks to share. The amount a week is that of the last weeks: in the basic plan the first ${basic.maternityWeeks + basic.firstShareableWeeks} weeks pay more.`;

export const plannerTitle = 'With your own pay and dates';
export const planner =
  'The planner says what to tick for the day you want to be back, for one parent or two, with what your employer adds.';
export const toPlanner = 'Plan your benefits';
