export * from '@/data/en/province-guides/northwest-territories';
