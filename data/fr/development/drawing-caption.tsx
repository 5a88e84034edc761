export * from '@/data/en/development/drawing-caption';
