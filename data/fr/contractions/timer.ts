export * from '@/data/en/contractions/timer';
