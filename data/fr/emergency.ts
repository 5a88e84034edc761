export * from '@/data/en/emergency';
