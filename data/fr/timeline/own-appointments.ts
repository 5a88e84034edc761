export * from '@/data/en/timeline/own-appointments';
