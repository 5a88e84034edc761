export const chooseWeek = 'Show another week';
export const week = 'Week ';
export const weekAndThing = ({ weeks, thing }: { weeks: string; thing: string }) => `${weeks}: ${thing}`;
