export * from '@/data/en/likely-days';
