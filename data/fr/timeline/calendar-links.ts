export * from '@/data/en/timeline/calendar-links';
