import type { StarSign } from './types';

/**
 * The twelve signs of the western zodiac with their standard dates, in the order in which a year meets their starts. Their ids are
 * also names of pictures of the illustration set.
 */
export const starSigns = [
  { id: 'aquarius', startMonth: 1, startDay: 20 },
  { id: 'pisces', startMonth: 2, startDay: 19 },
  { id: 'aries', startMonth: 3, startDay: 21 },
  { id: 'taurus', startMonth: 4, startDay: 20 },
  { id: 'gemini', startMonth: 5, startDay: 21 },
  { id: 'cancer', startMonth: 6, startDay: 21 },
  { id: 'leo', startMonth: 7, startDay: 23 },
  { id: 'virgo', startMonth: 8, startDay: 23 },
  { id: 'libra', startMonth: 9, startDay: 23 },
  { id: 'scorpio', startMonth: 10, startDay: 23 },
  { id: 'sagittarius', startMonth: 11, startDay: 22 },
  { id: 'capricorn', startMonth: 12, startDay: 22 },
] as const satisfies readonly StarSign[];
