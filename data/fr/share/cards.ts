export * from '@/data/en/share/cards';
