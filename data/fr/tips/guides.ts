export * from '@/data/en/tips/guides';
