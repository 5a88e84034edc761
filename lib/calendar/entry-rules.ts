/** Behind the '@' of the id of each entry that the site puts into a calendar. */
const UID_HOST = 'canadian-due-date-calculator';

const MS_PER_MINUTE = 60_000;

const MINUTES_PER_HOUR = 60;

/** The hour of the day before at which an alarm rings: early enough to arrange something. Our own choice. */
const ALARM_HOUR = 9;

/** The id of an entry in every file that has it. */
export const getUid = (id: string) => `${id}@${UID_HOST}`;

/** The number of an entry's version: minutes since 1970, so that a later file has a higher one. */
export const getSequence = (now: Date) => Math.floor(now.getTime() / MS_PER_MINUTE);

/** An entry's text with the address of its page as the last line, for the many calendars that do not show URL. */
export const addAddress = (text: string, address: string) => (text ? `${text}\n${address}` : address);

/** How long before an entry begins something happens, in time that elapses. */
export interface Lead {
  hours: number;
  minutes: number;
}

/**
 * How long before an entry begins its alarm rings: at 9:00 of the day before. Counted as the visitor's clocks run, so it
 * is right also where they change between the two. Undefined once that moment has passed: some calendars refuse alarms
 * of the past.
 * @param start Its first day, or where it is timed also the time.
 */
export function getAlarmLead(start: Date, isTimed: boolean, now: Date): Lead | undefined {
  const [year, month, day] = [start.getFullYear(), start.getMonth(), start.getDate()];
  const alarm = new Date(year, month, day - 1, ALARM_HOUR);
  if (alarm <= now) return undefined;
  const begin = isTimed ? start : new Date(year, month, day);
  const minutes = Math.round((begin.getTime() - alarm.getTime()) / MS_PER_MINUTE);
  return { hours: Math.floor(minutes / MINUTES_PER_HOUR), minutes: minutes % MINUTES_PER_HOUR };
}
