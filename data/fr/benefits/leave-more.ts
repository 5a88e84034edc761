export * from '@/data/en/benefits/leave-more';
