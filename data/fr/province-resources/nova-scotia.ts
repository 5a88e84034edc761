export * from '@/data/en/province-resources/nova-scotia';
