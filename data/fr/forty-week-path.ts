export * from '@/data/en/forty-week-path';
