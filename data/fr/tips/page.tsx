import type { ReactNode } from 'react';
import type { Words } from '@/data/words';

type English = typeof import('@/data/en/tips/page');

export const title: Words<English['title']> = 'Conseils et guides de grossesse';
export const intro: Words<English['intro']> =
  'Ce qui aide à chaque trimestre, écrit pour le Canada, avec ses cartes d’assurance maladie et ses hivers.';
export const whenLabourStarts = (link: (text: string) => ReactNode) => (
  <>Quand le travail commence : {link('Chronomètre de contractions')}</>
);
