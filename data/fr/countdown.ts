import type { Words } from '@/data/words';

type English = typeof import('@/data/en/countdown');

export const daysToGo: Words<English['daysToGo']> = 'Jours restants';
export const daysPastDue: Words<English['daysPastDue']> = 'Jours après la date prévue';
export const dueToday: Words<English['dueToday']> = 'C’est aujourd’hui';
