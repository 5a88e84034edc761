import type { Words } from '@/data/words';

type English = typeof import('@/data/en/ui/known-facts');

export const join: Words<English['join']> = (facts) => `${facts.join(' · ')} ·`;
export const due = (date: string) => `Date prévue : ${date}`;
export const change: Words<English['change']> = 'modifier';
