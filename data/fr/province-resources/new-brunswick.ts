export * from '@/data/en/province-resources/new-brunswick';
