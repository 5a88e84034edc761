export * from '@/data/en/page-addresses';
