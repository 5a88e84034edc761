export * from '@/data/en/timeline/page';
