export * from '@/data/en/province-resources/ontario';
