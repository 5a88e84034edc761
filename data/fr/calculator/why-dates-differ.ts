export * from '@/data/en/calculator/why-dates-differ';
