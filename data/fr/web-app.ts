export * from '@/data/en/web-app';
