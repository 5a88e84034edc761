export * from '@/data/en/calculator/result';
