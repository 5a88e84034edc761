export * from '@/data/en/timeline/printed-plan';
