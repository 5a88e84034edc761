export * from '@/data/en/resources/page';
