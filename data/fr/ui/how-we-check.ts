export * from '@/data/en/ui/how-we-check';
