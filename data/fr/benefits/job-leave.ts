export * from '@/data/en/benefits/job-leave';
