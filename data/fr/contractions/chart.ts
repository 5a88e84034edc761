export * from '@/data/en/contractions/chart';
