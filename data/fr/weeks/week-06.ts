export * from '@/data/en/weeks/week-06';
