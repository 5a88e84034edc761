export * from '@/data/en/province-resources/manitoba';
