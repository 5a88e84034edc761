import { SECOND_TRIMESTER_DAY, THIRD_TRIMESTER_DAY } from '@/data/pregnancy-rules';

/** Who made the file, as RFC 5545 wants it: the language of its texts stands last. */
export const productId = '-//Canadian Due Date Calculator//Timeline//EN';
export const calendarName = 'Pregnancy timeline';

export const milestone = (week: number, title: string) => `Week ${week}: ${title}`;

export const usualTime = (dates: string) => `Usual time: ${dates}.`;
export const providerDecides = 'Your provider decides.';

export const trimesters = {
  first: 'First trimester begins',
  second: `Second trimester begins (counted from ${SECOND_TRIMESTER_DAY / 7} weeks)`,
  third: `Third trimester begins (counted from ${THIRD_TRIMESTER_DAY / 7} weeks)`,
};
export const trimesterDays = (dates: string) => `${dates}. Other definitions differ by up to two weeks.`;
