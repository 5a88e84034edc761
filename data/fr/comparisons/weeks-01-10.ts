export * from '@/data/en/comparisons/weeks-01-10';
