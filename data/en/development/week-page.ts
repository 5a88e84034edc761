import { LAST_WEEK } from '@/data/pregnancy-rules';

/** @param subject what the week is about */
export const title = (week: number, subject: string) => `Week ${week}: ${subject}`;
/** Above the title. */
export const monthAndTrimester = (month: number, months: number, trimester: 1 | 2 | 3) =>
  `Month ${month} of ${months}, ${trimesters[trimester]} trimester`;
const trimesters = { 1: 'first', 2: 'second', 3: 'third' };
export const isYourWeek = 'This is your week.';
export const yourBaby = 'Your baby';
export const you = 'You';
export const inCanada = 'This week in Canada';
/** Opens the facts that follow the first two. */
export const more = (count: number) => `${count} more`;
/** Read out after it, where its part is not seen. */
export const ofPart = (title: string) => `: ${title}`;
/** Opens what the visits and tests of a week are for. */
export const whatFor = (count: number) => (count === 1 ? 'What it is for' : 'What they are for');
/** Opens what is done in some provinces and territories only, while the visitor's is not known. */
export const byProvince = 'Tests and benefits by province';
/** Beside the list of when to call, once movements are felt. */
export const aboutMovements = "More about your baby's movements";
export const noAppointments = 'No test or visit usually falls in this week. Your provider may still see you.';
export const howWeCount = 'How we count';
/** Its first and last day, as weeks and days since the last period. */
export const span = (week: number, from: string, to: string) =>
  `Week ${week} runs from ${from} to ${to}, counted from the first day of the last period.`;
/** How the months above the title are counted. */
export const monthRule = (months: number) =>
  `We count ${months} months the same way, three to a trimester. The month above is that of the middle of this week. Others may count a little differently.`;

/** The strips of weeks. */
export const weeks = 'Weeks';
export const weeksAtTheEnd = 'On to another week';
export const weekNumber = (week: number) => `Week ${week}`;
export const previousWeek = 'Previous week';
export const nextWeek = 'Next week';
export const allWeeks = `All ${LAST_WEEK} weeks`;
export const findYourWeek = 'Find your own week';
