export * from '@/data/en/contractions/advice';
