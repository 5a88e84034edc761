export * from '@/data/en/birth/birth-links';
