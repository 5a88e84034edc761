export * from '@/data/en/contractions/region';
