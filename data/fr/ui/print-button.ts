import type { Words } from '@/data/words';

type English = typeof import('@/data/en/ui/print-button');

export const printPage: Words<English['printPage']> = 'Imprimer cette page';
