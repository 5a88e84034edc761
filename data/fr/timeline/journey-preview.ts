import type { Words } from '@/data/words';

type English = typeof import('@/data/en/timeline/journey-preview');

export const title: Words<English['title']> = 'Suivez votre grossesse pas à pas';
export const week = (number: number) => `Semaine ${number}`;
export const timelineLink: Words<English['timelineLink']> = 'Voir le calendrier de grossesse';
