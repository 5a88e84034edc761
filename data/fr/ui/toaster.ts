export * from '@/data/en/ui/toaster';
