import { CHART_SPAN_MS } from '@/data/labour-rules';
import { listContractionRecords, type TimedContraction } from './contraction-log';

/** One contraction in the chart. */
export interface ChartPoint {
  id: string;
  /** From 0, two hours before the latest start, to 1, the latest start. */
  x: number;
  /** Seconds. */
  duration: number;
  /** Seconds, where the start before is known. */
  interval: number | undefined;
}

interface ContractionChart {
  points: ChartPoint[];
  /** Upper ends of both scales in whole minutes, so that every point fits. */
  durationMaxMinutes: number;
  intervalMaxMinutes: number;
  /** The two ends of the time axis, ms. */
  startTime: number;
  endTime: number;
}

const LEAST_DURATION_MINUTES = 2;

const LEAST_INTERVAL_MINUTES = 10;

const INTERVAL_STEP_MINUTES = 5;

/**
 * Length and gap of the contractions that started in the two hours up to the latest start.
 * @returns undefined with fewer than two of them: there is nothing to compare.
 */
export function getChart(contractions: TimedContraction[]): ContractionChart | undefined {
  const endTime = contractions.at(-1)?.startTime;
  if (endTime === undefined) return undefined;
  const startTime = endTime - CHART_SPAN_MS;
  const points = listContractionRecords(contractions)
    .filter((record) => record.startTime >= startTime && record.startTime <= endTime)
    .map(({ id, startTime: at, duration, interval }) => ({
      id,
      x: (at - startTime) / CHART_SPAN_MS,
      duration,
      interval: interval !== undefined && interval * 1_000 <= CHART_SPAN_MS ? interval : undefined,
    }));
  if (points.length < 2) return undefined;
  const longest = Math.max(...points.map(({ duration }) => duration)) / 60;
  const widest = Math.max(0, ...points.flatMap(({ interval }) => interval ?? [])) / 60;
  return {
    points,
    startTime,
    endTime,
    durationMaxMinutes: Math.max(LEAST_DURATION_MINUTES, Math.ceil(longest)),
    intervalMaxMinutes: Math.max(
      LEAST_INTERVAL_MINUTES,
      Math.ceil(widest / INTERVAL_STEP_MINUTES) * INTERVAL_STEP_MINUTES,
    ),
  };
}
