export * from '@/data/en/resources/guide';
