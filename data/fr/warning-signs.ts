export * from '@/data/en/warning-signs';
