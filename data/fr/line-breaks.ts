export * from '@/data/en/line-breaks';
