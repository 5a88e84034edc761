export * from '@/data/en/timeline/due-date-event';
