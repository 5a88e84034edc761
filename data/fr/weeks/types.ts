export type * from '@/data/en/weeks/types';
