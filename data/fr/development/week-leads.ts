export * from '@/data/en/development/week-leads';
