export * from '@/data/en/my-week/home-screen-hint';
