export * from '@/data/en/birth/seasons';
