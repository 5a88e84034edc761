export * from '@/data/en/health-lines';
