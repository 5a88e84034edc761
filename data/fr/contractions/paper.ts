export * from '@/data/en/contractions/paper';
