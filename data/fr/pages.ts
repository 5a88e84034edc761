export * from '@/data/en/pages';
