export * from '@/data/en/home/widgets';
