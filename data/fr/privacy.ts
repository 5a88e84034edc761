export * from '@/data/en/privacy';
