// 0 and 1,5 take the singular.
export const days = { one: 'jour', other: 'jours' };
export const weeks = { one: 'semaine', other: 'semaines' };
export const hours = { one: 'heure', other: 'heures' };
export const minutes = { one: 'minute', other: 'minutes' };

export const counted = (count: string, noun: string) => `${count}\u00a0${noun}`;
export const weeksAndDays = (wholeWeeks: string, days: string) => `${wholeWeeks} et ${days}`;
export const spaceInTime = '\u00a0';
export const minutesAndSeconds = (wholeMinutes: number, seconds: number) => `${wholeMinutes} min ${seconds}\u00a0s`;
