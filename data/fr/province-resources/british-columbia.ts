export * from '@/data/en/province-resources/british-columbia';
