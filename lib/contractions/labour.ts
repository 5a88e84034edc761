import {
  FIVE_ONE_ONE,
  PATTERN_CONTRACTIONS,
  PRETERM,
  SINCE_LAST_START_MAX_SECONDS,
  TOO_CLOSE,
  WARNING_INTERVAL_SECONDS,
} from '@/data/labour-rules';
import { getAverages, getMeanIntervals } from './averages';
import {
  type ContractionLog,
  type ContractionRecord,
  listContractionRecords,
  listRecentRecords,
  type TimedContraction,
} from './contraction-log';

/** What the contractions so far say, whoever has them. */
export interface Labour {
  startCount: number;
  /** Seconds, see `getMeanIntervals`; undefined where no gap is known. */
  interval: number | undefined;
  /** 5 minutes apart and 1 minute long, by the means of the hour. */
  isFiveOneOne: boolean;
  /** Both of that for the whole hour. */
  isHourComplete: boolean;
  /** What counts before 37 weeks: see `PRETERM` (data/labour-rules.ts). */
  preterm: 'none' | 'same-day' | 'call' | 'go';
}

/**
 * Reads a log.
 * @param starts its contractions and the running one, by its start
 */
export function describeLabour(log: ContractionLog, starts: TimedContraction[]): Labour {
  const records = listContractionRecords(starts);
  const { ofHour, smallest } = getMeanIntervals(records);
  const timed = listRecentRecords(log.contractions);
  const isFiveOneOne =
    timed.length >= PATTERN_CONTRACTIONS &&
    ofHour !== undefined &&
    ofHour <= FIVE_ONE_ONE.intervalSeconds &&
    getAverages(timed).durationSeconds >= FIVE_ONE_ONE.durationSeconds;
  return {
    startCount: starts.length,
    interval: smallest,
    isFiveOneOne,
    isHourComplete: isFiveOneOne && isTimedForAnHour(listContractionRecords(log.contractions)),
    preterm: getPretermRule(records, listRecentRecords(starts), smallest),
  };
}

function getPretermRule(
  records: ContractionRecord[],
  recent: ContractionRecord[],
  interval: number | undefined,
): Labour['preterm'] {
  const hasGapUpTo = (seconds: number, among: ContractionRecord[]) =>
    among.some((record) => record.interval !== undefined && record.interval <= seconds);
  const isClose = interval !== undefined && interval <= PRETERM.intervalSeconds;
  if (recent.length >= PRETERM.startsInWindow || isClose || hasGapUpTo(PRETERM.intervalSeconds, recent)) return 'go';
  // Two that came within an hour still count when a third one comes later.
  const latestStart = records.at(-1)?.startTime ?? 0;
  const ofHalfDay = records.filter(({ startTime }) => latestStart - startTime <= SINCE_LAST_START_MAX_SECONDS * 1_000);
  if (recent.length > 1 || hasGapUpTo(PRETERM.callIntervalSeconds, ofHalfDay)) return 'call';
  return records.length > 1 ? 'same-day' : 'none';
}

/**
 * Whether timing without a break reaches back a whole hour from the latest start, so that the means of the hour are
 * those of 5-1-1's 'for 1 hour'. A gap over 10 minutes, or an unknown one, is a break.
 */
function isTimedForAnHour(records: ContractionRecord[]): boolean {
  const latest = records.at(-1);
  if (!latest) return false;
  const firstIndex = records.findLastIndex(({ startTime }) => latest.startTime - startTime >= FIVE_ONE_ONE.spanMs);
  if (firstIndex < 0) return false;
  return records
    .slice(firstIndex + 1)
    .every(({ interval }) => interval !== undefined && interval <= WARNING_INTERVAL_SECONDS);
}

/**
 * Whether starts followed each other in under 2 minutes, each of them, for at least 10 minutes.
 * Counts the starts themselves: an interval in whole seconds would take 1:59.6 for 2 minutes.
 * @param records in the order of their starts
 */
export function isTooClose(records: ContractionRecord[]): boolean {
  let firstStart = Number.NaN;
  let previousStart = Number.NaN;
  return records.some(({ startTime }) => {
    const gapMs = startTime - previousStart;
    // Negative if the clock was set back in between: the gap is unknown then, as before the first start.
    const isClose = gapMs >= 0 && gapMs < TOO_CLOSE.intervalSeconds * 1_000;
    if (!isClose) firstStart = startTime;
    previousStart = startTime;
    return startTime - firstStart >= TOO_CLOSE.spanMs;
  });
}
