export * from '@/data/en/development/week-drawing';
