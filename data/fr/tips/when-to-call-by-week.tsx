import type { ReactNode } from 'react';
import type { Words } from '@/data/words';

type English = typeof import('@/data/en/tips/when-to-call-by-week');

export const title: Words<English['title']> = 'Quand appeler, par semaine';
export const weeks = (first: number, last: number) => `Semaines ${first} à ${last}`;
export const weekAndLater = (first: number) => `Semaine ${first} et plus tard`;
export const sourcesNote = (link: (text: string) => ReactNode) => (
  <>Les sources de ces listes sont sur les {link('pages des semaines')}.</>
);
