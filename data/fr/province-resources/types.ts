export type * from '@/data/en/province-resources/types';
