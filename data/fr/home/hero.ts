export * from '@/data/en/home/hero';
