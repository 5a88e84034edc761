import { SECOND_TRIMESTER_DAY, THIRD_TRIMESTER_DAY } from './constants';
import type { Trimester } from './types';

/**
 * The trimester of a day of pregnancy: the first to day 90, the second from day 91 to 181, the third from day 182.
 * Other definitions differ by up to two weeks; the site says so where it shows one.
 */
export function getTrimester(gestationalDays: number): Trimester {
  if (gestationalDays >= THIRD_TRIMESTER_DAY) return 3;
  return gestationalDays >= SECOND_TRIMESTER_DAY ? 2 : 1;
}
