import { languageTag } from '@/words/language';
import { minutesAndSeconds, spaceInTime } from '@/words/units';
import { once } from './once';

const toTheMinute = once(() => new Intl.DateTimeFormat(languageTag, { hour: 'numeric', minute: '2-digit' }));

const toTheSecond = once(
  () => new Intl.DateTimeFormat(languageTag, { hour: 'numeric', minute: '2-digit', second: '2-digit' }),
);

/**
 * A local time of day as the visitor reads it.
 * @param hasSeconds to the second, for times that are compared with each other
 * @throws RangeError 'Invalid time value' for an invalid date.
 * @example formatTimeOfDay(new Date(2027, 5, 8, 3, 12)) // '3:12 a.m.'
 */
export function formatTimeOfDay(date: Date | number, hasSeconds = false): string {
  return (hasSeconds ? toTheSecond() : toTheMinute()).format(date).replace(/\s/g, spaceInTime);
}

/**
 * A length of time as a clock shows it: minutes and seconds, from an hour on with hours.
 * @example formatStopwatch(64) // '1:04'
 */
export function formatStopwatch(seconds: number): string {
  const [hours, minutes, rest] = [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60, seconds % 60];
  const pad = (part: number) => String(part).padStart(2, '0');
  return hours > 0 ? `${hours}:${pad(minutes)}:${pad(rest)}` : `${minutes}:${pad(rest)}`;
}

/**
 * A length of time in minutes and seconds, short.
 * @example formatMinutesSeconds(280) // '4m 40s'
 */
export function formatMinutesSeconds(seconds: number): string {
  return minutesAndSeconds(Math.floor(seconds / 60), seconds % 60);
}
