import type { Words } from '@/data/words';

type English = typeof import('@/data/en/support-link');

export const supportLink: Words<English['supportLink']> = 'Si cette grossesse a pris fin';
