import { type FetalSize, fetalSizes } from '@/data/fetal-size';
import { LAST_WEEK } from './constants';

/**
 * The reference size for a completed gestational week. After week 40 it is week 40's: say so where it is shown.
 * @returns undefined before week 4, when there is no embryo to measure.
 */
export function findFetalSize(week: number): FetalSize | undefined {
  return fetalSizes.find((size) => size.week === Math.min(week, LAST_WEEK));
}
