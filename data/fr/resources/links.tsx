export * from '@/data/en/resources/links';
