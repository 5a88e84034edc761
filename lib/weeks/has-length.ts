import { findFetalSize } from './find-fetal-size';

/**
 * Whether the baby's length is known in a completed gestational week: only then is anything called 'as long as' the
 * baby, or its size. False for weeks 0 to 4 and 19.
 */
export function hasLength(week: number): boolean {
  return findFetalSize(week)?.length !== undefined;
}
