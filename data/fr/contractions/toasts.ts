export * from '@/data/en/contractions/toasts';
