export * from '@/data/en/timeline/printed-timeline';
