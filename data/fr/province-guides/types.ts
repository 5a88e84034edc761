export type * from '@/data/en/province-guides/types';
