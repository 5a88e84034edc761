export * from '@/data/en/province-guides/british-columbia';
