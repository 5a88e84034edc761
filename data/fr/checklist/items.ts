export * from '@/data/en/checklist/items';
