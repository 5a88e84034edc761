export * from '@/data/en/usual-birth-range';
