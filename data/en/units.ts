// The forms of what is counted, by the plural rules of the language.
export const days = { one: 'day', other: 'days' };
export const weeks = { one: 'week', other: 'weeks' };
export const hours = { one: 'hour', other: 'hours' };
export const minutes = { one: 'minute', other: 'minutes' };

export const counted = (count: string, noun: string) => `${count} ${noun}`;
export const weeksAndDays = (wholeWeeks: string, days: string) => `${wholeWeeks} ${days}`;
/** Between the parts of a time of day, whose own spaces differ from browser to browser. */
export const spaceInTime = ' ';
export const minutesAndSeconds = (wholeMinutes: number, seconds: number) => `${wholeMinutes}m ${seconds}s`;
