export * from '@/data/en/comparisons/weeks-11-20';
