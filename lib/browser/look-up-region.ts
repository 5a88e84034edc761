import type { ProvinceCode } from '@/data/provinces';
import { readRegion, storeRegion } from './use-region';

/** The region that was looked up on this page and stored. */
let lookedUp: ProvinceCode | undefined;

/**
 * Remembers a region that was looked up, unless one was known before: who looks one up for a friend has not moved. On the
 * page of the first choice the last one counts, as a list gives each region that is passed by the arrow keys.
 */
export function storeLookedUpRegion(code: ProvinceCode): void {
  if ((readRegion() ?? lookedUp) !== lookedUp) return;
  lookedUp = code;
  storeRegion(code);
}
