export * from '@/data/en/province-resources/saskatchewan';
