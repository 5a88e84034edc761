import type { Words } from '@/data/words';

type English = typeof import('@/data/en/ui/not-kept');

export const notKept: Words<English['notKept']> =
  'Ce navigateur ne nous laisse pas garder ce que vous inscrivez. La page fonctionne, mais l’oublie quand vous la quittez.';
