import type { Words } from '@/data/words';

type English = typeof import('@/data/en/development/page');

export const title: Words<English['title']> = 'Développement du bébé';
export const intro: Words<English['intro']> =
  'La taille du bébé par semaine, en cm, et une page pour chacune des quarante semaines. Entrez votre date prévue pour voir vos propres dates.';
export const withoutScript: Words<English['withoutScript']> =
  'Vos propres dates ont besoin de JavaScript, qui est désactivé. Les quarante semaines ci-dessous s’en passent.';
export const growthSources: Words<English['growthSources']> = 'Sources sur les tailles et les étapes';
