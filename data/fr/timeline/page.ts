import type { Words } from '@/data/words';

type English = typeof import('@/data/en/timeline/page');

export const title: Words<English['title']> = 'Calendrier de grossesse';
export const intro: Words<English['intro']> =
  'Vos quarante semaines : ce qui vient ensuite, vos rendez-vous et les dates à retenir.';
export const withoutScript: Words<English['withoutScript']> =
  'Vos propres dates ont besoin de JavaScript, qui est désactivé. Les étapes et les rendez-vous ci-dessous sont en semaines.';
