export * from '@/data/en/contractions/page';
