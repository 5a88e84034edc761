import type { Words } from '@/data/words';

type English = typeof import('@/data/en/calculator/no-reassurance');

export const noReassurance: Words<English['noReassurance']> =
  'Quelque chose vous inquiète? Un doute suffit pour appeler.';
