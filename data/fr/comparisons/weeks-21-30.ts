export * from '@/data/en/comparisons/weeks-21-30';
