import type { AdviceLine } from '@/lib/contractions/advice';
import { adviceTexts, atTermOnly, signAdvice } from '@/words/contractions/advice';

/** A line of the advice as it is read. */
export function getAdviceText(line: AdviceLine): string {
  if (line.id === 'too-close' || line.id === 'long' || line.id === 'running-long')
    return signAdvice(line.id, line.order);
  const text = adviceTexts[line.id];
  return line.startsTerm ? atTermOnly(text) : text;
}
