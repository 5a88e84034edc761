export * from '@/data/en/development/baby-names';
