export * from '@/data/en/province-resources/alberta';
