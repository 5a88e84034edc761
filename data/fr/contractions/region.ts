import type { Words } from '@/data/words';

type English = typeof import('@/data/en/contractions/region');

export const label: Words<English['label']> = 'Province ou territoire';
export const choose: Words<English['choose']> = 'Où habitez-vous?';
