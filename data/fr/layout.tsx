export * from '@/data/en/layout';
