import type { ProvinceCode } from '@/data/provinces';
import { normalizePostalCode } from './normalize-postal-code';

/** Regions by the first letter of a postal code (specification, section 5). */
const regionsByLetter: Record<string, ProvinceCode> = {
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
 * specification forgot.
 */
const regionsOfX: Record<string, ProvinceCode> = {
  X0A: 'NU',
  X0B: 'NU',
  X0C: 'NU',
  X0E: 'NT',
  X0G: 'NT',
  X1A: 'NT',
};

/**
 * The province or territory of a postal code, whole or in part, by its first letter, or its first three characters after
 * an X. What follows them is not looked at. Undefined where no region has such codes, and for an X with too little
 * behind it.
 * @param text As typed; it is normalized first.
 */
export function findRegionByPostalCode(text: string): ProvinceCode | undefined {
  const code = normalizePostalCode(text);
  const area = code.slice(0, 3);
  // Own keys only: nothing that every object has is a region.
  if (Object.hasOwn(regionsOfX, area)) return regionsOfX[area];
  const letter = code.slice(0, 1);
  return Object.hasOwn(regionsByLetter, letter) ? regionsByLetter[letter] : undefined;
}
