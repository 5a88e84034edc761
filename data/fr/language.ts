import { frenchSlugs } from '@/data/pages';
import type { Words } from '@/data/words';

type English = typeof import('@/data/en/language');

export const languageTag: Words<English['languageTag']> = 'fr-CA';
export const languageCode: English['languageCode'] = 'fr';
export const foreignLanguage: English['foreignLanguage'] = 'en';
export const languagePrefix: English['languagePrefix'] = '/fr';
export const slugs: English['slugs'] = frenchSlugs;
