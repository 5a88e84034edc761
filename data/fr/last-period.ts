import type { Words } from '@/data/words';

type English = typeof import('@/data/en/last-period');

export const lastPeriodLabel: Words<English['lastPeriodLabel']> = 'Premier jour des dernières menstruations';
export const lastPeriodHint: Words<English['lastPeriodHint']> = 'Le jour où vos dernières menstruations ont commencé.';
