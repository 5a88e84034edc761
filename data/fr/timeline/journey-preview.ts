export * from '@/data/en/timeline/journey-preview';
