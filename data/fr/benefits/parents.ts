export * from '@/data/en/benefits/parents';
