import { differenceInCalendarDays } from 'date-fns';
import { CARD_DAYS } from '@/data/after-birth/tracks';
import { isInFirstYear } from '@/lib/birth/baby-age';

export const LAST_CARD_DAY = CARD_DAYS - 1;

/** How many days the strip shows at a time. */
const STRIP_DAYS = 7;

/**
 * Which day of the first six weeks a day is, counted in local calendar days from the birthday, never from the due date:
 * 0 to 41, or 'over' until the first birthday.
 * @returns undefined without a birthday whose weeks are counted
 * @example findCardDay(new Date(2026, 10, 14), new Date(2026, 10, 20, 23, 59)) // 6
 */
export function findCardDay(birthday: Date | undefined, today: Date): number | 'over' | undefined {
  if (!isInFirstYear(birthday, today)) return undefined;
  const day = differenceInCalendarDays(today, birthday);
  return day < CARD_DAYS ? day : 'over';
}

/** The id of a day's card, which is its address on the page. */
export const getCardId = (day: number) => `day-${day}`;

/** The day whose card the hash of an address names; undefined for any other hash. */
export function findAskedDay(hash: string): number | undefined {
  const [, digits] = /^#day-(0|[1-9]\d?)$/.exec(hash) ?? [];
  const day = Number(digits);
  return day <= LAST_CARD_DAY ? day : undefined;
}

/** Whether a day is one of the seven around the shown one: three before it and three after, where there are so many. */
export function isInStrip(day: number, shown: number): boolean {
  const first = Math.min(Math.max(shown - (STRIP_DAYS - 1) / 2, 0), CARD_DAYS - STRIP_DAYS);
  return day >= first && day < first + STRIP_DAYS;
}
