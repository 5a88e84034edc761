export * from '@/data/en/province-guides/new-brunswick';
