import { SECOND_TRIMESTER_DAY, THIRD_TRIMESTER_DAY } from '@/data/pregnancy-rules';

/** Who made the file, as RFC 5545 wants it: the language of its texts stands last. */
export const productId = '-//Canadian Due Date Calculator//Timeline//EN';
export const calendarName = 'Pregnancy timeline';

export const milestone = (week: number, title: string) => `Week ${week}: ${title}`;

export const usualTime = (dates: string) => `Usual time: ${dates}.`;
export const providerDecides = 'Your provider decides.';

// One line a week, on a screen that others may see: nothing but a number, and the words by which to find them all.
export const myWeek = (week: number) => `My week ${week}`;
export const howToRemove = "To remove these lines, search your calendar for 'My week' and delete each one.";

/** The last line of an entry. */
export const toComeBack = (link: string) => `To come back to your dates: ${link}`;

export const trimesters = {
  first: 'First trimester begins',
  second: `Second trimester begins (counted from ${SECOND_TRIMESTER_DAY / 7} weeks)`,
  third: `Third trimester begins (counted from ${THIRD_TRIMESTER_DAY / 7} weeks)`,
};
export const trimesterDays = (dates: string) => `${dates}. Other definitions differ by up to two weeks.`;
