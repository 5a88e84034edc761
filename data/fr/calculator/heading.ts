import type { Words } from '@/data/words';

type English = typeof import('@/data/en/calculator/heading');

export const title: Words<English['title']> = 'Calculatrice de date d’accouchement';
export const intro: Words<English['intro']> =
  'Entrez une date que vous connaissez : dernières menstruations, conception, FIV, échographie ou date prévue.';
