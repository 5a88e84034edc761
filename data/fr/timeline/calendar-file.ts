export * from '@/data/en/timeline/calendar-file';
