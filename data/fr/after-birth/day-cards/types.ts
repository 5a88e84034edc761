export type { DayCard } from '@/data/en/after-birth/day-cards/types';
