import { GETTING_CLOSE } from '@/data/labour-rules';
import { listRecentRecords, type TimedContraction } from './contraction-log';

/**
 * Whether to warn when a contraction has just ended: at least two came before it, and the mean of the last three known
 * gaps, or as many as there are, is 5 minutes or less. Gaps over an hour ago do not count.
 */
export function isGettingClose(contractions: TimedContraction[]): boolean {
  if (contractions.length <= GETTING_CLOSE.earlierContractions) return false;
  const intervals = listRecentRecords(contractions)
    .flatMap(({ interval }) => interval ?? [])
    .slice(-GETTING_CLOSE.intervals);
  if (intervals.length === 0) return false;
  const sum = intervals.reduce((total, interval) => total + interval, 0);
  return sum / intervals.length <= GETTING_CLOSE.intervalSeconds;
}
