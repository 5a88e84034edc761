export const inSeason = 'In the fall and winter, in any week';
export const at = (age: string) => `At ${age}`;
export const fromTo = (start: string, end: string) => `From ${start} to ${end}`;
export const week = (number: number) => `Week ${number}`;
export const weeks = (first: number, last: number) => `Weeks ${first} to ${last}`;

// A window, in words or in dates, with where the appointment is offered.
export const inRegions = (window: string, regions: string) => `${window}, in ${regions}`;
export const outsideRegions = (window: string, regions: string) => `${window}, outside ${regions}`;
