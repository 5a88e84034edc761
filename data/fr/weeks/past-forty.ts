export * from '@/data/en/weeks/past-forty';
