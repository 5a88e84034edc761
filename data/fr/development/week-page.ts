export * from '@/data/en/development/week-page';
