export * from '@/data/en/share/link-problem';
