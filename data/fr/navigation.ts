export * from '@/data/en/navigation';
