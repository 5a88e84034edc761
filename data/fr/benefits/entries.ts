export * from '@/data/en/benefits/entries';
