export * from '@/data/en/province-resources/newfoundland-and-labrador';
