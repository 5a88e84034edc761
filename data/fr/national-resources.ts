export * from '@/data/en/national-resources';
