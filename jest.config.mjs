import nextJest from 'next/jest.js';
import { getBuildLanguage } from './scripts/setup/languages.mjs';

// The words of one language, as in a build: SITE_LANGUAGE=fr npm run test:unit
const { code } = getBuildLanguage();

const createJestConfig = nextJest({ dir: './' });

const createConfig = createJestConfig({
  testEnvironment: 'jsdom',
  // Jest leaves one core idle, which is half of a machine with two.
  maxWorkers: '100%',
  // Jest gives up after 5 seconds, which a busy machine takes for a component alone. The full tests try more inputs.
  testTimeout: process.env.FULL ? 120_000 : 20_000,
  testMatch: ['<rootDir>/**/*.test.{ts,tsx,mjs}'],
  // These folders hold copies of the project's package.json, which confuse jest's module map.
  modulePathIgnorePatterns: ['<rootDir>/.next/', '<rootDir>/.measure/', '<rootDir>/out/'],
  setupFilesAfterEnv: ['<rootDir>/jest.setup.ts'],
  moduleNameMapper: { '^@/words/(.*)$': `<rootDir>/data/${code}/$1`, '^@/(.*)$': '<rootDir>/$1' },
});

export default async function config() {
  const { transform, ...rest } = await createConfig();
  const [[files, [transformer, options]]] = Object.entries(transform);
  // The transformer would resolve the words by tsconfig.json, to English, before jest maps them.
  delete options.jsConfig?.compilerOptions?.paths?.['@/words/*'];
  return {
    ...rest,
    transform: { [files]: [transformer, { ...options, modularizeImports }] },
    // These packages are published as ES modules alone, which jest has to translate.
    transformIgnorePatterns: ['/node_modules/(?!(flesch-kincaid|syllable)/)'],
  };
}

// The bundler takes what is used of date-fns. Jest would load its 250 files anew for every test file.
const modularizeImports = { 'date-fns': { transform: 'date-fns/{{member}}', skipDefaultConversion: true } };
