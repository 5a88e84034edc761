export * from '@/data/en/contractions/form';
