export * from '@/data/en/calculator/no-reassurance';
