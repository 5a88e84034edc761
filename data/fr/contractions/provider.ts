export * from '@/data/en/contractions/provider';
