export * from '@/data/en/appointment-windows';
