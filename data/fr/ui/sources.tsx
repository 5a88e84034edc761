export * from '@/data/en/ui/sources';
