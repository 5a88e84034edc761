import { FIVE_ONE_ONE, WARNING_INTERVAL_SECONDS } from './constants';
import type { ContractionRecord } from './types';

/**
 * Whether timing without a break reaches back a whole hour from the latest start, so that the averages of the hour
 * are those of 5-1-1's 'for 1 hour'. A gap over 10 minutes, or an unknown one, is a break.
 */
export function isFiveOneOneHour(records: ContractionRecord[]): boolean {
  const latest = records.at(-1);
  if (!latest) return false;
  const firstIndex = records.findLastIndex(({ startTime }) => latest.startTime - startTime >= FIVE_ONE_ONE.spanMs);
  if (firstIndex < 0) return false;
  return records
    .slice(firstIndex + 1)
    .every(({ interval }) => interval !== undefined && interval <= WARNING_INTERVAL_SECONDS);
}
