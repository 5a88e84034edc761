export * from '@/data/en/appointment-notes';
