export * from '@/data/en/calculator/calculator';
