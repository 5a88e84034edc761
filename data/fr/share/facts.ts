export * from '@/data/en/share/facts';
