export * from '@/data/en/ui/province-select';
