import nextJest from 'next/jest.js';

const createJestConfig = nextJest({ dir: './' });

const createConfig = createJestConfig({
  testEnvironment: 'jsdom',
  // Jest leaves one core idle, which is half of a machine with two.
  maxWorkers: '100%',
  testMatch: ['<rootDir>/**/*.test.{ts,tsx,mjs}'],
  // These folders hold copies of the project's package.json, which confuse jest's module map.
  modulePathIgnorePatterns: ['<rootDir>/.next/', '<rootDir>/.measure/', '<rootDir>/out/'],
  setupFilesAfterEnv: ['<rootDir>/jest.setup.ts'],
  moduleNameMapper: { '^@/words/(.*)$': '<rootDir>/data/en/$1', '^@/(.*)$': '<rootDir>/$1' },
});

export default async function config() {
  // These packages are published as ES modules alone, which jest has to translate.
  return {
    ...(await createConfig()),
    transformIgnorePatterns: ['/node_modules/(?!(flesch-kincaid|syllable)/)'],
  };
}
