import { LAST_WEEK } from '@/data/pregnancy-rules';

export const weekOf = (week: number) => `Week ${week} of ${LAST_WEEK}`;
export const isYourWeek = 'This is your week.';
export const yourBaby = 'Your baby';
export const you = 'You';
export const inCanada = 'This week in Canada';
export const whenToCall = 'When to call';
export const appointments = 'Appointments around this week';
export const noAppointments = 'No test or visit usually falls in this week. Your provider may still see you.';
export const howWeCount = 'How we count';
/** Its first and last day, as weeks and days since the last period. */
export const span = (week: number, from: string, to: string) =>
  `Week ${week} is the time from ${from} to ${to}, counted from the first day of the last period.`;

/** The strips of weeks. */
export const weeks = 'Weeks';
export const weeksAtTheEnd = 'On to another week';
export const weekNumber = (week: number) => `Week ${week}`;
export const previousWeek = 'Previous week';
export const nextWeek = 'Next week';
export const allWeeks = `All ${LAST_WEEK} weeks`;
export const findYourWeek = 'Find your own week';
