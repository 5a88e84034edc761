export * from '@/data/en/comparisons/lines';
