export * from '@/data/en/benefits/sources';
