export * from '@/data/en/calculator/journey';
