export * from '@/data/en/ui/due-date-form';
