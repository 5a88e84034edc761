export * from '@/data/en/number-words';
