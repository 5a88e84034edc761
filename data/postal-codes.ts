import type { ProvinceCode } from '@/data/provinces';

/** Regions by the first letter of a postal code, as specified. */
export const regionsByLetter: Record<string, ProvinceCode> = {
  A: 'NL',
  B: 'NS',
  C: 'PE',
  E: 'NB',
  G: 'QC',
  H: 'QC',
  J: 'QC',
  K: 'ON',
  L: 'ON',
  M: 'ON',
  N: 'ON',
  P: 'ON',
  R: 'MB',
  S: 'SK',
  T: 'AB',
  V: 'BC',
  Y: 'YT',
};

/**
 * X is shared by two territories, so three characters decide: the six areas that exist. X1A is Yellowknife, which the
 * specification leaves out.
 */
export const regionsOfX: Record<string, ProvinceCode> = {
  X0A: 'NU',
  X0B: 'NU',
  X0C: 'NU',
  X0E: 'NT',
  X0G: 'NT',
  X1A: 'NT',
};
