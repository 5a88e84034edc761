export * from '@/data/en/milestones';
