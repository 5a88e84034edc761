export * from '@/data/en/province-guides/prince-edward-island';
