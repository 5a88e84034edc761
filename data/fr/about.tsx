export * from '@/data/en/about';
