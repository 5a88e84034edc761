export * from '@/data/en/comparisons';
