export * from '@/data/en/development/figures';
