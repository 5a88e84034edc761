export * from '@/data/en/tips/page';
