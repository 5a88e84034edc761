export * from '@/data/en/development/where-you-are';
