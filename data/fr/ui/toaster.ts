import type { Words } from '@/data/words';

type English = typeof import('@/data/en/ui/toaster');

export const notifications: Words<English['notifications']> = 'Avis';
export const warnings: Words<English['warnings']> = 'Avertissements';
