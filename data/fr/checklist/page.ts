export * from '@/data/en/checklist/page';
