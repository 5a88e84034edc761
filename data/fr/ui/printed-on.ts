export * from '@/data/en/ui/printed-on';
