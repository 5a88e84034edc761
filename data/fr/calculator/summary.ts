export * from '@/data/en/calculator/summary';
