export * from '@/data/en/province-resources/prince-edward-island';
