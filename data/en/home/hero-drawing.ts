export const chooseWeek = 'Show another week';
export const week = 'Week ';
export const weekAndThing = (weeks: string, thing: string) => `${weeks}: ${thing}`;
