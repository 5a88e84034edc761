export * from '@/data/en/province-guides/nova-scotia';
