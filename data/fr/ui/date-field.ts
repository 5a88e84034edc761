export * from '@/data/en/ui/date-field';
