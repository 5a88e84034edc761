export * from '@/data/en/development/heart';
