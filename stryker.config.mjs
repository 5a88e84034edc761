import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

// Set by scripts/mutate.mjs, which runs one folder after the other.
const folder = process.env.MUTATED_FOLDER ?? 'lib';
const name = folder.replaceAll('/', '-');

/** @type {ConstructorParameters<typeof import('@stryker-mutator/core').Stryker>[0]} */
export default {
  mutate: [`${folder}/**/*.{ts,tsx}`, '!**/*.test.{ts,tsx}'],
  // Words stand in data/en, and the other texts of lib are codes: a wrong one does not compile.
  mutator: { excludedMutations: ['StringLiteral'] },
  testRunner: 'jest',
  jest: {
    configFile: 'jest.config.mjs',
    // The tests of a folder have to notice what changes in it, without the help of those of its users.
    config: {
      testMatch: [`<rootDir>/${folder}/**/*.test.{ts,tsx}`],
      roots: ['<rootDir>/data', '<rootDir>/lib'],
      setupFilesAfterEnv: [],
    },
  },
  // Runs only the tests that reach the changed line. They need Stryker's environment, which notes what each reaches.
  coverageAnalysis: 'perTest',
  buildCommand: `node ${fileURLToPath(new URL('scripts/mutate/use-stryker-environment.mjs', import.meta.url))}`,
  // What runs once while a file loads, such as a table of constants, would need all tests again for each change.
  ignoreStatic: true,
  // The copy that is changed stands outside of the repository, where no other tool finds it. It holds what tests of lib
  // read and jest's configuration needs, and not tsconfig.json, which Stryker would rewrite with an interface that
  // TypeScript 7 does not have.
  tempDirName: path.join(tmpdir(), 'stryker'),
  ignorePatterns: [
    '*',
    '!{app,components,data,lib,public,scripts}/**',
    '!{jest,next}.config.mjs',
    '!jest.setup.ts',
    '!package.json',
  ],
  // Types are stripped, not checked, when tests run.
  disableTypeChecks: false,
  // A busy machine is no endless loop; Stryker also counts rounds.
  timeoutMS: 60_000,
  concurrency: 1,
  reporters: ['clear-text', 'progress-append-only', 'html', 'json'],
  clearTextReporter: { logTests: false, reportTests: false, allowEmojis: false },
  htmlReporter: { fileName: `reports/mutation/${name}.html` },
  jsonReporter: { fileName: `reports/mutation/${name}.json` },
  incrementalFile: `reports/mutation/${name}-incremental.json`,
  thresholds: { high: 95, low: 90, break: 90 },
};
