import { FIVE_ONE_ONE, PATTERN_CONTRACTIONS, PRETERM, WARNING_INTERVAL_SECONDS } from './constants';
import { findLongContraction } from './find-long-contraction';
import { getAverages } from './get-averages';
import { isFiveOneOneHour } from './is-five-one-one-hour';
import { isTooClose } from './is-too-close';
import { listContractionRecords } from './list-contraction-records';
import { listRecentRecords } from './list-recent-records';
import type { ContractionLog, ContractionRecord, TermStatus, TimedContraction } from './types';

/** The texts stand in data/contractions.ts. */
type AdviceId = 'no-pattern' | 'five-one-one' | 'early-warning' | 'early-signs' | 'preterm-alert' | 'preterm';

export interface Advice {
  id: AdviceId;
  /** The whole hour of 5-1-1 is over. */
  isHourComplete: boolean;
  /** Starts come closer than every 2 minutes for 10 minutes: call now. */
  isTooClose: boolean;
  /** The latest contraction of the hour that lasted over 2 minutes: call now, or it was not stopped. */
  long: ContractionRecord | undefined;
}

/**
 * What to do, from the contractions of the last hour (specification, section 4; decisions, section 3). Before 37 weeks
 * other rules hold. Where the start of the running contraction is enough to know, it counts.
 */
export function getAdvice(log: ContractionLog, termStatus: TermStatus): Advice {
  const recent = listRecentRecords(log.contractions);
  const recentStarts = listRecentRecords(withActive(log));
  const id = termStatus === 'preterm' ? getPretermAdvice(recentStarts) : getTermAdvice(recent);
  return {
    id,
    isHourComplete: id === 'five-one-one' && isFiveOneOneHour(listContractionRecords(log.contractions)),
    isTooClose: isTooClose(recentStarts),
    long: findLongContraction(recent),
  };
}

function getTermAdvice(recent: ContractionRecord[]): AdviceId {
  if (recent.length < PATTERN_CONTRACTIONS) return 'no-pattern';
  const { durationSeconds, intervalSeconds } = getAverages(recent);
  // No gap is known where the clock was set back again and again.
  if (intervalSeconds === 0) return 'no-pattern';
  if (intervalSeconds <= FIVE_ONE_ONE.intervalSeconds && durationSeconds >= FIVE_ONE_ONE.durationSeconds) {
    return 'five-one-one';
  }
  return intervalSeconds <= WARNING_INTERVAL_SECONDS ? 'early-warning' : 'early-signs';
}

function getPretermAdvice(recentStarts: ContractionRecord[]): AdviceId {
  const isClose = recentStarts.some(({ interval }) => interval !== undefined && interval <= PRETERM.intervalSeconds);
  return isClose || recentStarts.length >= PRETERM.startsInWindow ? 'preterm-alert' : 'preterm';
}

function withActive({ contractions, active }: ContractionLog): TimedContraction[] {
  return active ? [...contractions, { ...active, endTime: active.startTime }] : contractions;
}
