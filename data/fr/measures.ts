export * from '@/data/en/measures';
