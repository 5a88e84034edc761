export * from '@/data/en/ui/help-lines';
