export * from '@/data/en/timeline/benefit-dates';
