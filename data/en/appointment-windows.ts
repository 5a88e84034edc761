import type { ProvinceCode } from '@/data/provinces';
import { theRegion } from '@/words/regions';

export const inSeason = 'In the fall and winter, in any week';
export const at = (age: string) => `At ${age}`;
export const fromTo = (start: string, end: string) => `From ${start} to ${end}`;
export const week = (number: number) => `Week ${number}`;
export const weeks = (first: number, last: number) => `Weeks ${first} to ${last}`;

// A window, in words or in dates, with where the appointment is offered. `list` joins names as a sentence lists them; what
// stands before them depends on the region in other languages.
export const inRegions = (window: string, codes: ProvinceCode[], list: (names: string[]) => string) =>
  `${window}, in ${list(codes.map(theRegion))}`;
export const outsideRegions = (window: string, codes: ProvinceCode[], list: (names: string[]) => string) =>
  `${window}, outside ${list(codes.map(theRegion))}`;
