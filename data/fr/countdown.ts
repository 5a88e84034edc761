import type { Words } from '@/data/words';

type English = typeof import('@/data/en/countdown');

/** With a soft hyphen: on the narrowest phones the last of three figures has no room for the word. */
export const daysToGo: Words<English['daysToGo']> = 'Jours res\u00adtants';
export const daysPastDue: Words<English['daysPastDue']> = 'Jours après la date prévue';
export const dueToday: Words<English['dueToday']> = 'C’est aujourd’hui';
