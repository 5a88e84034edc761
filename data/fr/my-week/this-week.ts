export * from '@/data/en/my-week/this-week';
