import type { Words } from '@/data/words';

type English = typeof import('@/data/en/ui/look-up');

export const answers: Words<English['answers']> = 'Puis-je…?';
