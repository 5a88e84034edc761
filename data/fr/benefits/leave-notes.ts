export * from '@/data/en/benefits/leave-notes';
