import type { Words } from '@/data/words';

type English = typeof import('@/data/en/measures');

/** Below two a count is singular: '1,9 million'. */
export const millions: Words<English['millions']> = (count) =>
  /^[01](?!\d)/.test(count) ? `${count} million` : `${count} millions`;

export const centimetres: Words<English['centimetres']> = (count) => `${count} cm`;
export const inches: Words<English['inches']> = (count) => `${count} po`;
export const grams: Words<English['grams']> = (count) => `${count} g`;
export const kilograms: Words<English['kilograms']> = (count) => `${count} kg`;
export const pounds: Words<English['pounds']> = (count) => `${count} lb`;
export const ounces: Words<English['ounces']> = (count) => `${count} oz`;
export const poundsAndOunces: Words<English['poundsAndOunces']> = (wholePounds, rest) =>
  `${pounds(wholePounds)} ${ounces(rest)}`;
