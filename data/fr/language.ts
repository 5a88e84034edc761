import type { Words } from '@/data/words';

type English = typeof import('@/data/en/language');

export const languageTag: Words<English['languageTag']> = 'fr-CA';
export const foreignLanguage = 'en';
