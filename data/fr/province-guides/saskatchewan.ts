export * from '@/data/en/province-guides/saskatchewan';
