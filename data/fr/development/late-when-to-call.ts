export * from '@/data/en/development/late-when-to-call';
