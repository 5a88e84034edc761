export * from '@/data/en/birth/milestones';
