export * from '@/data/en/last-period';
