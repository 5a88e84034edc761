export * from '@/data/en/contractions/cannot-start';
