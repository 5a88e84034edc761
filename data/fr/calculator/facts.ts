export * from '@/data/en/calculator/facts';
