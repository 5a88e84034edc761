export * from '@/data/en/after-birth/after-birth-page-checks';
