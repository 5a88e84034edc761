export * from '@/data/en/newsletter';
