export * from '@/data/en/past-term';
