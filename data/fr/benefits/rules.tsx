export * from '@/data/en/benefits/rules';
