export * from '@/data/en/after-due-date';
