export * from '@/data/en/support-link';
