import type { GestationalAge, Trimester } from './types';

export type TrimesterStatus = 'completed' | 'in-progress' | 'not-started';

/** Completed weeks at which the third trimester, and with it the pregnancy's 40 weeks, is over. */
const LAST_TRIMESTER_END_WEEK = 40;

/**
 * Where a pregnancy stands towards one of its trimesters. The first is in progress while it is the current one
 * (decisions, section 2); the third is completed from 40 weeks 0 days, when there is no later trimester to be in.
 */
export function getTrimesterStatus(
  trimester: Trimester,
  now: { trimester: Trimester; gestationalAge: GestationalAge },
): TrimesterStatus {
  if (trimester > now.trimester) return 'not-started';
  const isOver = trimester < now.trimester || now.gestationalAge.weeks >= LAST_TRIMESTER_END_WEEK;
  return isOver ? 'completed' : 'in-progress';
}
