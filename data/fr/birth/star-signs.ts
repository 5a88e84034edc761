export * from '@/data/en/birth/star-signs';
