export * from '@/data/en/countdown';
