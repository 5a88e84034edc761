export * from '@/data/en/province-resources/nunavut';
