export * from '@/data/en/after-birth/diapers';
