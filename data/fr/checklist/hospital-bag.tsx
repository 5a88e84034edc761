export * from '@/data/en/checklist/hospital-bag';
