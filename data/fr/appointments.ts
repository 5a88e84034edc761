export * from '@/data/en/appointments';
