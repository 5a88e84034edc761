export * from '@/data/en/province-resources/quebec';
