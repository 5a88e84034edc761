export * from '@/data/en/share/message';
