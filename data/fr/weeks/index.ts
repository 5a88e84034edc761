export * from '@/data/en/weeks';
