export * from '@/data/en/regions';
