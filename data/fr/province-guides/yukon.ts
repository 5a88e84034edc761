export * from '@/data/en/province-guides/yukon';
