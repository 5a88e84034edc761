import { ADVICE_WINDOW_MS, LATEST_GAPS, LONG_CONTRACTION_SECONDS } from '@/data/labour-rules';
import { type ContractionRecord, needsCheck } from './contraction-log';

interface ContractionAverages {
  /** Mean length in whole seconds, 0 where there is none. */
  durationSeconds: number;
  /** Mean gap between consecutive starts in whole seconds, 0 where there is none. */
  intervalSeconds: number;
}

/**
 * The averages of the tiles. A length that may only be a forgotten stop stays out until
 * the visitor has confirmed it; its start counts.
 */
export function getAverages(records: ContractionRecord[]): ContractionAverages {
  return {
    durationSeconds:
      getRoundedMean(records.filter((record) => !needsCheck(record)).map(({ duration }) => duration)) ?? 0,
    intervalSeconds: getRoundedMean(records.flatMap(({ interval }) => interval ?? [])) ?? 0,
  };
}

/** The rounded mean, as all averages of the timer are shown; undefined for an empty list. */
function getRoundedMean(values: number[]): number | undefined {
  if (values.length === 0) return undefined;
  return Math.round(values.reduce((sum, value) => sum + value, 0) / values.length);
}

/** Mean gaps between starts in whole seconds; undefined where no gap is known. */
interface MeanIntervals {
  /** The mean of the gaps whose two starts lie within an hour of the latest start, exactly an hour included. */
  ofHour: number | undefined;
  /** The smallest of that one, the mean of the last three known gaps and that of the last two. */
  smallest: number | undefined;
}

/**
 * How far apart contractions come, by the most urgent of three views: the hour, the last three gaps and the last two. A
 * labour may speed up within the hour, or have begun after a long break. Where fewer gaps are known, those count.
 *
 * After a contraction whose stop may have been forgotten others were perhaps missed, so the gap that begins at it
 * counts only where no other one is known.
 * @param starts every contraction in the order of timing, the running one included
 */
export function getMeanIntervals(starts: ContractionRecord[]): MeanIntervals {
  const latestStart = starts.at(-1)?.startTime ?? Number.NaN;
  const isOfHour = ({ startTime }: ContractionRecord) => Math.abs(latestStart - startTime) <= ADVICE_WINDOW_MS;
  const known = starts.flatMap((record, index) => {
    const previous = starts[index - 1];
    if (record.interval === undefined || previous === undefined) return [];
    return [{ previous, record, seconds: record.interval }];
  });
  const trusted = known.filter(({ previous }) => !mayBeForgottenStop(previous));
  const gaps = trusted.length > 0 ? trusted : known;
  const meanOf = (some: typeof gaps) => getRoundedMean(some.map(({ seconds }) => seconds));

  const ofHour = meanOf(gaps.filter(({ previous, record }) => isOfHour(previous) && isOfHour(record)));
  const means = [ofHour, ...LATEST_GAPS.map((count) => meanOf(gaps.slice(-count)))];
  const smallest = Math.min(...means.map((mean) => mean ?? Number.POSITIVE_INFINITY));
  return { ofHour, smallest: Number.isFinite(smallest) ? smallest : undefined };
}

function mayBeForgottenStop({ check, duration }: ContractionRecord): boolean {
  return check !== 'confirmed' && duration > LONG_CONTRACTION_SECONDS;
}
