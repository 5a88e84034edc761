export * from '@/data/en/ui/loading';
