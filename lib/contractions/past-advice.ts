import { QUIET_SECONDS } from '@/data/labour-rules';
import type { Advice } from './advice';
import type { AdviceLine } from './advice-lines';

/**
 * After how long without a start the last contractions are told of as past: half an hour, in which even the slowest
 * pattern that gives an order by itself has two more, or twice the gap if that is longer. Until then one was perhaps
 * just not timed.
 */
export function getQuietSeconds(interval: number | undefined): number {
  return Math.max(QUIET_SECONDS, 2 * (interval ?? 0));
}

/**
 * The advice in words that are true once no contraction has come for a while: the lines that say how contractions come
 * now give way to their order alone. The order stays, as passing time alone never lowers it.
 */
export function tellOfPast(advice: Advice): Advice {
  return { ...advice, lines: advice.lines.flatMap(tellLineOfPast) };
}

function tellLineOfPast(line: AdviceLine): AdviceLine[] {
  if (line.id === 'five-one-one') return [];
  if (line.id === 'five-minutes') return [{ ...line, id: 'call-now' }];
  return [line.id === 'close' ? { ...line, id: 'close-before' } : line];
}
