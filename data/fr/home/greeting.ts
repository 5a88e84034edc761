export * from '@/data/en/home/greeting';
