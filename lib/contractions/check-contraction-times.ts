import type { ContractionLog } from './types';

/** Why a time is not accepted. */
export type ContractionTimeProblem = 'missing' | 'no-such-time' | 'future' | 'end-before-start' | 'overlap';

interface EnteredTimes {
  /** The contraction that is edited; none when one is added. */
  id?: string;
  /** ms, undefined for what is no time. */
  startTime: number | undefined;
  /** ms; 'running' for the contraction that is being timed. */
  endTime: number | undefined | 'running';
}

/**
 * What is wrong with times that the visitor entered. Both may be now; a contraction may begin in the moment in which
 * another one ends. Its end has to come after its start.
 * @param now ms
 */
export function checkContractionTimes(
  { id, startTime, endTime }: EnteredTimes,
  log: ContractionLog,
  now: number,
): { startTime?: ContractionTimeProblem; endTime?: ContractionTimeProblem } {
  if (startTime === undefined || endTime === undefined) {
    return {
      ...(startTime === undefined && { startTime: 'missing' }),
      ...(endTime === undefined && { endTime: 'missing' }),
    };
  }
  if (startTime > now) return { startTime: 'future' };
  const end = endTime === 'running' ? Number.POSITIVE_INFINITY : endTime;
  if (endTime !== 'running' && end > now) return { endTime: 'future' };
  if (end <= startTime) return { endTime: 'end-before-start' };
  const overlaps = listOthers(log, id).some((other) => startTime < other.endTime && end > other.startTime);
  return overlaps ? { startTime: 'overlap' } : {};
}

function listOthers({ contractions, active }: ContractionLog, id: string | undefined) {
  const running = active ? [{ ...active, endTime: Number.POSITIVE_INFINITY }] : [];
  return [...contractions, ...running].filter((other) => other.id !== id);
}
