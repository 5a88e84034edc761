import { birthMonthPictures } from '@/data/birth/birth-month-pictures';
import { canadianAnimals } from '@/data/birth/canadian-animals';
import { seasonPictures } from '@/data/birth/season-pictures';
import { starSigns } from '@/data/birth/star-signs';
import type { Month, Season } from '@/data/birth/types';
import { assertValidDate } from '@/lib/calendar/calendar-date';
import { formatDate } from '@/lib/format/dates';
import { birthMonthPictures as pictureTexts } from '@/words/birth/birth-month-pictures';
import { type BirthMonth, birthMonths } from '@/words/birth/birth-months';
import { canadianAnimals as animalTexts } from '@/words/birth/canadian-animals';
import { type SeasonText, seasons } from '@/words/birth/seasons';
import { starSigns as starSignTexts } from '@/words/birth/star-signs';
import * as words from '@/words/calculator/facts';

/**
 * Birthstone and birth flowers of the month in which a day falls.
 * @throws RangeError 'Invalid time value' for an invalid date.
 */
export function getBirthMonth(date: Date): BirthMonth {
  assertValidDate(date);
  return birthMonths[(date.getMonth() + 1) as Month];
}

/** A picture by its name, and what it shows. */
interface DescribedPicture {
  name: string;
  text: string;
}

/**
 * The pictures of the birthstone and the usual birth flower of the month in which a day falls.
 * @throws RangeError 'Invalid time value' for an invalid date.
 */
export function getBirthMonthPictures(date: Date): { birthstone: DescribedPicture; flower: DescribedPicture } {
  assertValidDate(date);
  const month = (date.getMonth() + 1) as Month;
  const [names, texts] = [birthMonthPictures[month], pictureTexts[month]];
  return {
    birthstone: { name: names.birthstone, text: texts.birthstone },
    flower: { name: names.flower, text: texts.flower },
  };
}

/**
 * The season of a day by its month: December to February winter, March to May spring, June to August summer, otherwise
 * fall, as specified. Not the astronomical season.
 * @throws RangeError 'Invalid time value' for an invalid date.
 */
export function getSeason(date: Date): Season {
  assertValidDate(date);
  const month = date.getMonth() + 1;
  if (month === 12 || month <= 2) return 'winter';
  if (month <= 5) return 'spring';
  return month <= 8 ? 'summer' : 'fall';
}

/** What the month of birth brings: season, tips and activities, birthstone and flowers. */
type SeasonInfo = SeasonText & BirthMonth & { picture: string };

/**
 * Everything about the season and the month in which a baby is due.
 * @throws RangeError 'Invalid time value' for an invalid date.
 */
export function getSeasonInfo(dueDate: Date): SeasonInfo {
  const season = getSeason(dueDate);
  return { ...seasons[season], picture: seasonPictures[season], ...getBirthMonth(dueDate) };
}

const CAPRICORN = 11;

/**
 * The star sign of a day by its standard dates. January 1 to 19 still belongs to Capricorn, which starts in December.
 * @throws RangeError 'Invalid time value' for an invalid date.
 */
export function getStarSign(date: Date): { name: string; dates: string; picture: string } {
  assertValidDate(date);
  const month = date.getMonth() + 1;
  const day = date.getDate();
  const started = starSigns.findLast(
    ({ startMonth, startDay }) => startMonth < month || (startMonth === month && startDay <= day),
  );
  const { id } = started ?? starSigns[CAPRICORN];
  return { ...starSignTexts[id], picture: id };
}

type YearOfTwelve = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11;

/**
 * The Canadian animal of a year: twelve take turns, by the year modulo 12.
 * @throws RangeError 'Invalid time value' for an invalid date.
 */
export function getCanadianAnimal(date: Date): { name: string; fact: string; picture: string } {
  assertValidDate(date);
  const { id, picture } = canadianAnimals[(date.getFullYear() % canadianAnimals.length) as YearOfTwelve];
  return { ...animalTexts[id], picture };
}

/**
 * The fun facts of a due date in whole sentences, to be shared.
 * @throws RangeError 'Invalid time value' for an invalid date.
 * @example getFactsText(new Date(2027, 5, 8)) // 'A baby is due on June 8, 2027. Star sign: Gemini. ...'
 */
export function getFactsText(dueDate: Date): string {
  return words.shared({
    date: formatDate(dueDate),
    starSign: getStarSign(dueDate).name,
    birthstone: getBirthMonth(dueDate).birthstone,
    animal: getCanadianAnimal(dueDate).name,
  });
}
