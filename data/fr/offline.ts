export * from '@/data/en/offline';
