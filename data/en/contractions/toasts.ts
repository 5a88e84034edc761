import { TERM_WEEKS } from '@/data/labour-rules';

export const started = 'Contraction started';
export const startedAt = (time: string) => `Started at ${time}`;
export const ended = 'Contraction ended';
export const lasted = (length: string) => `Duration ${length}`;
export const preterm = `Contractions before ${TERM_WEEKS} weeks`;
export const close = 'Contractions are getting close!';
export const considerCalling = 'Consider calling your healthcare provider or heading to the hospital.';
export const cleared = 'Timer reset';
export const clearedText = 'All contraction data has been cleared.';
