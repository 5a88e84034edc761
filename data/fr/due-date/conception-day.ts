import type { Words } from '@/data/words';

type English = typeof import('@/data/en/due-date/conception-day');

export const dueDate: Words<English['dueDate']> = 'Date prévue de départ';
export const hint: Words<English['hint']> = 'Rien de ce que vous entrez ici n’est gardé.';
export const noSuchDate: Words<English['noSuchDate']> =
  'Entrez une date complète qui existe, au plus 280 jours à l’avance.';
export const answer: Words<English['answer']> = 'Conception probable';
export const around: Words<English['around']> = (day) => `La conception a eu lieu vers le ${day}.`;
