export * from '@/data/en/development/baby-stages';
