export * from '@/data/en/development/weeks';
