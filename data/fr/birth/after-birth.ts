export * from '@/data/en/birth/after-birth';
