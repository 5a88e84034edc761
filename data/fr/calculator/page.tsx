export * from '@/data/en/calculator/page';
