export * from '@/data/en/birth/birth-month-pictures';
