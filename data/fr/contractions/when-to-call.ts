export * from '@/data/en/contractions/when-to-call';
