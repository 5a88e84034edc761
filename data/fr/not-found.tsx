export * from '@/data/en/not-found';
