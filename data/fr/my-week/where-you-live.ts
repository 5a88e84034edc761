export * from '@/data/en/my-week/where-you-live';
