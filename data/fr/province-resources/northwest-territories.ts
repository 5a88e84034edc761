export * from '@/data/en/province-resources/northwest-territories';
