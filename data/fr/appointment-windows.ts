import type { ProvinceCode } from '@/data/provinces';
import type { Words } from '@/data/words';
import { inRegion } from '@/words/regions';

type English = typeof import('@/data/en/appointment-windows');

export const inSeason: Words<English['inSeason']> = 'À l’automne et en hiver, n’importe quelle semaine';
export const at = (age: string) => `À ${age}`;
export const fromTo = (start: string, end: string) => `De ${start} à ${end}`;
export const week = (number: number) => `Semaine ${number}`;
export const weeks = (first: number, last: number) => `Semaines ${first} à ${last}`;

export const inRegions = (window: string, codes: ProvinceCode[], list: (names: string[]) => string) =>
  `${window}, ${list(codes.map(inRegion))}`;
export const outsideRegions = (window: string, codes: ProvinceCode[], list: (names: string[]) => string) =>
  `${window}, sauf ${list(codes.map(inRegion))}`;
