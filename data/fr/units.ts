// Les formes de ce qui se compte : 0 et 1,5 sont au singulier.
export const days = { one: 'jour', other: 'jours' };
export const weeks = { one: 'semaine', other: 'semaines' };
export const hours = { one: 'heure', other: 'heures' };
export const minutes = { one: 'minute', other: 'minutes' };

export const weeksAndDays = (wholeWeeks: string, days: string) => `${wholeWeeks} et ${days}`;
export const minutesAndSeconds = (wholeMinutes: number, seconds: number) => `${wholeMinutes} min ${seconds} s`;
