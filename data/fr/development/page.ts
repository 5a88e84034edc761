export * from '@/data/en/development/page';
