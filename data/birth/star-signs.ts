import type { StarSign } from './types';

/** The twelve signs of the western zodiac with their standard dates, in the order in which a year meets their starts. */
export const starSigns = [
  { name: 'Aquarius', dates: 'January 20 to February 18', startMonth: 1, startDay: 20 },
  { name: 'Pisces', dates: 'February 19 to March 20', startMonth: 2, startDay: 19 },
  { name: 'Aries', dates: 'March 21 to April 19', startMonth: 3, startDay: 21 },
  { name: 'Taurus', dates: 'April 20 to May 20', startMonth: 4, startDay: 20 },
  { name: 'Gemini', dates: 'May 21 to June 20', startMonth: 5, startDay: 21 },
  { name: 'Cancer', dates: 'June 21 to July 22', startMonth: 6, startDay: 21 },
  { name: 'Leo', dates: 'July 23 to August 22', startMonth: 7, startDay: 23 },
  { name: 'Virgo', dates: 'August 23 to September 22', startMonth: 8, startDay: 23 },
  { name: 'Libra', dates: 'September 23 to October 22', startMonth: 9, startDay: 23 },
  { name: 'Scorpio', dates: 'October 23 to November 21', startMonth: 10, startDay: 23 },
  { name: 'Sagittarius', dates: 'November 22 to December 21', startMonth: 11, startDay: 22 },
  { name: 'Capricorn', dates: 'December 22 to January 19', startMonth: 12, startDay: 22 },
] as const satisfies readonly StarSign[];
