export * from '@/data/en/without-911';
