export * from '@/data/en/support';
