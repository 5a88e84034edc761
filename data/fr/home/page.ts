export * from '@/data/en/home/page';
