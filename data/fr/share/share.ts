export * from '@/data/en/share/share';
