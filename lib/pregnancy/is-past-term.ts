import { USUAL_BIRTH_END_DAY } from './constants';
import type { GestationalAge } from './types';

/** Whether 42 weeks 0 days are over: from 42 weeks 1 day the site stops counting and asks whether the baby is here. */
export function isPastTerm({ weeks, days }: GestationalAge): boolean {
  return weeks * 7 + days > USUAL_BIRTH_END_DAY;
}
