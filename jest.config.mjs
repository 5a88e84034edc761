import nextJest from 'next/jest.js';
import { getBuildLanguage } from './scripts/setup/languages.mjs';

// Tests of what a language other than the first does carry its code: dates.fr.test.ts. They run with its words, and no
// other test does: SITE_LANGUAGE=fr npm run test:unit
const { code, prefix } = getBuildLanguage();
const ofOtherLanguages = `**/*.${prefix ? code : '[a-z][a-z]'}.test.{ts,tsx,mjs}`;

const createJestConfig = nextJest({ dir: './' });

const createConfig = createJestConfig({
  testEnvironment: 'jsdom',
  // Jest leaves one core idle, which is half of a machine with two.
  maxWorkers: '100%',
  // Ends what never ends. It says nothing of speed, as a machine may be busy with other things; and the full tests try
  // more inputs.
  testTimeout: process.env.FULL ? 600_000 : 120_000,
  testMatch: prefix ? [ofOtherLanguages] : ['<rootDir>/**/*.test.{ts,tsx,mjs}', `!${ofOtherLanguages}`],
  // These folders hold copies of the project's package.json, which confuse jest's module map.
  modulePathIgnorePatterns: ['<rootDir>/.next/', '<rootDir>/.measure/', '<rootDir>/out/'],
  setupFilesAfterEnv: ['<rootDir>/jest.setup.ts'],
  moduleNameMapper: { '^@/(?!words/)(.*)$': '<rootDir>/$1' },
  resolver: '<rootDir>/scripts/testing/resolve-words.cjs',
});

export default async function config() {
  const { transform, ...rest } = await createConfig();
  const [[files, [transformer, options]]] = Object.entries(transform);
  // The transformer would resolve words by tsconfig.json, to English, before jest does.
  delete options.jsConfig?.compilerOptions?.paths;
  return {
    ...rest,
    transform: { [files]: [transformer, { ...options, modularizeImports }] },
    // These packages are published as ES modules alone, which jest has to translate.
    transformIgnorePatterns: ['/node_modules/(?!(flesch-kincaid|syllable)/)'],
  };
}

// The bundler takes what is used of date-fns. Jest would load its 250 files anew for every test file.
const modularizeImports = { 'date-fns': { transform: 'date-fns/{{member}}', skipDefaultConversion: true } };
