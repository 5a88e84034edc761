export * from '@/data/en/birth/birth-months';
