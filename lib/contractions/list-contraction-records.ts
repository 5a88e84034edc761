import type { ContractionRecord, TimedContraction } from './types';

/**
 * Contractions with their length and the gap to the start before, oldest first. Nothing is ever negative: after a
 * clock was set back the gap is unknown.
 */
export function listContractionRecords(contractions: TimedContraction[]): ContractionRecord[] {
  return contractions.map((timed, index) => {
    const previous = contractions[index - 1];
    const sincePrevious = previous && timed.startTime - previous.startTime;
    return {
      ...timed,
      duration: toSeconds(timed.endTime - timed.startTime),
      interval: sincePrevious !== undefined && sincePrevious >= 0 ? toSeconds(sincePrevious) : undefined,
    };
  });
}

const toSeconds = (ms: number) => Math.round(ms / 1_000);
