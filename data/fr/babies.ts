export * from '@/data/en/babies';
