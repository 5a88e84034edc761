import { PREGNANCY_DAYS } from '@/data/pregnancy-rules';

export const name = `Progress through ${PREGNANCY_DAYS / 7} weeks`;
export const progress = (percent: number, age: string) => `${percent} percent, ${age} of ${PREGNANCY_DAYS / 7} weeks`;

/** By trimester; the short ones stand on a phone. */
export const trimesters = { 1: '1st trimester', 2: '2nd trimester', 3: '3rd trimester' };
export const shortTrimesters = { 1: '1st', 2: '2nd', 3: '3rd' };
