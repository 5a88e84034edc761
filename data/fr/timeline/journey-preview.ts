import type { Words } from '@/data/words';

type English = typeof import('@/data/en/timeline/journey-preview');

export const title: Words<English['title']> = 'Votre grossesse, étape par étape';
export const week = (number: number) => `Semaine ${number}`;
export const timelineLink: Words<English['timelineLink']> = 'Voir le calendrier de grossesse';
