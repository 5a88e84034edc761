import type { Words } from '@/data/words';

type English = typeof import('@/data/en/ui/province-select');

export const label: Words<English['label']> = 'Province ou territoire';
