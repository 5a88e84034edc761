export * from '@/data/en/province-resources/yukon';
