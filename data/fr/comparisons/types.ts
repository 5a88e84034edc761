export type * from '@/data/en/comparisons/types';
