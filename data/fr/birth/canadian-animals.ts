export * from '@/data/en/birth/canadian-animals';
