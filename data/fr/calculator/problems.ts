export * from '@/data/en/calculator/problems';
