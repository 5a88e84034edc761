export * from '@/data/en/care-lines/after-birth';
