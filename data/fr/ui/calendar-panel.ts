export * from '@/data/en/ui/calendar-panel';
