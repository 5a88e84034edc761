import type { TimedContraction } from './types';

/** Puts a contraction before the first one that started after it. The list stays in the order of timing. */
export function insertContraction(contractions: TimedContraction[], added: TimedContraction): TimedContraction[] {
  const index = contractions.findIndex(({ startTime }) => startTime > added.startTime);
  return index < 0 ? [...contractions, added] : contractions.toSpliced(index, 0, added);
}
