export * from '@/data/en/contractions/copy';
