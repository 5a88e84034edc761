import type { Words } from '@/data/words';

type English = typeof import('@/data/en/ui/printed-on');

export const printedOn: Words<English['printedOn']> = ({ date, address }) => `Imprimé le ${date} depuis ${address}`;
