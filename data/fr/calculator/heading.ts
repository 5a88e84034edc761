export * from '@/data/en/calculator/heading';
