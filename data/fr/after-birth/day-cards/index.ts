export { dayCards } from '@/data/en/after-birth/day-cards/index';
