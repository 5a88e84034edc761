export * from '@/data/en/site';
