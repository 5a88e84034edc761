export * from '@/data/en/my-week/my-week';
