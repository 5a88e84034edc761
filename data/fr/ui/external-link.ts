export * from '@/data/en/ui/external-link';
