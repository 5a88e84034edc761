export * from '@/data/en/tips/when-to-call-by-week';
