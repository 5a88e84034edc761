export * from '@/data/en/benefits/leave-calendar';
