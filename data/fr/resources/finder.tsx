export * from '@/data/en/resources/finder';
