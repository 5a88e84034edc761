export * from '@/data/en/comparisons/weeks-31-40';
