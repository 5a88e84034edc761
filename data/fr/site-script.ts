export * from '@/data/en/site-script';
