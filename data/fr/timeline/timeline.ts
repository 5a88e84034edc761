export * from '@/data/en/timeline/timeline';
