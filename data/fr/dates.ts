export * from '@/data/en/dates';
