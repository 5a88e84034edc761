import type { Words } from '@/data/words';

type English = typeof import('@/data/en/ui/external-link');

export const opensInNewTab: Words<English['opensInNewTab']> = '(s’ouvre dans un nouvel onglet)';
