export * from '@/data/en/ui/sheet-origin';
