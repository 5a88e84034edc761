export * from '@/data/en/comparisons/card';
