export type * from '@/data/en/after-birth/day-cards/types';
