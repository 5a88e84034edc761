import type { Words } from '@/data/words';

type English = typeof import('@/data/en/ui/date-field');

export const calendarOf = (label: string) => `Calendrier : ${label}`;
export const clearField = (label: string) => `Effacer : ${label}`;
export const openingCalendar: Words<English['openingCalendar']> = 'Chargement du calendrier…';
