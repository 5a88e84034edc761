import { LAST_WEEK } from '@/data/pregnancy-rules';

export const page = {
  title: 'How many weeks pregnant am I? Weeks to months, trimester',
  description: `How many weeks and months pregnant are you today? Weeks, days, month and trimester from the date you know, and a table of all ${LAST_WEEK} weeks.`,
  shortTitle: 'How Many Weeks?',
};

export const title = 'How many weeks pregnant am I?';
export const answer =
  'Enter one date you know. By hand: count from the first day of your last period, and every 7 days are a week.';

export const tableTitle = `The ${LAST_WEEK} weeks in months and trimesters`;
export const trimesters = { 1: 'First trimester', 2: 'Second trimester', 3: 'Third trimester' };
export const heads = { week: 'Week', month: 'Month' };
export const week = (week: number) => `Week ${week}`;

export const monthsTitle = 'How months are counted';
export const months = (months: number) =>
  `There is no one rule. We count ${months} months from the first day of the last period, three to a trimester, so each is about as long as a month of the calendar. The month in the table is that of the middle of the week. Others may count a little differently: weeks are what your provider uses.`;
/** Leads here from the page of a week. */
export const toTable = 'All weeks in months and trimesters';
export const weekRule = 'Week 20 here means that 20 weeks are completed: from 20 weeks to 20 weeks and 6 days.';
