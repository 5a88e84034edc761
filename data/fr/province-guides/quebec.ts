export * from '@/data/en/province-guides/quebec';
