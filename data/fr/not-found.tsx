import type { ReactNode } from 'react';
import type { Words } from '@/data/words';

type English = typeof import('@/data/en/not-found');

export const title: Words<English['title']> = 'Page introuvable';
export const heading = (bind: (text: string) => ReactNode) => <>Oups, {bind('page introuvable')}</>;
export const explanation: Words<English['explanation']> =
  'Cette adresse ne mène nulle part. La page a peut-être changé de place, ou l’adresse contient une faute de frappe.';
export const home: Words<English['home']> = 'Retour à l’accueil';
export const doors: Words<English['doors']> = 'Essayez une de ces pages';
