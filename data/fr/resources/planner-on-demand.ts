export * from '@/data/en/resources/planner-on-demand';
