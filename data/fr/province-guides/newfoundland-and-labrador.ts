export * from '@/data/en/province-guides/newfoundland-and-labrador';
