import nextJest from 'next/jest.js';

const createJestConfig = nextJest({ dir: './' });

export default createJestConfig({
  testEnvironment: 'jsdom',
  testMatch: ['<rootDir>/**/*.test.{ts,tsx,mjs}'],
  // Both folders hold copies of the project's package.json, which confuse jest's module map.
  modulePathIgnorePatterns: ['<rootDir>/.next/', '<rootDir>/out/'],
  setupFilesAfterEnv: ['<rootDir>/jest.setup.ts'],
  moduleNameMapper: { '^@/(.*)$': '<rootDir>/$1' },
});
