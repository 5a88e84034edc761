/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { PHASE_DEVELOPMENT_SERVER, PHASE_PRODUCTION_BUILD } from 'next/constants.js';
import getConfig from '../../next.config.mjs';

const { OUT_FOLDER } = process.env;
afterEach(() => {
  if (OUT_FOLDER === undefined) delete process.env.OUT_FOLDER;
  else process.env.OUT_FOLDER = OUT_FOLDER;
});

it('lets `next typegen` write types where tsconfig.json looks for them, as Next would change that file', () => {
  delete process.env.OUT_FOLDER;
  // Typegen asks for the configuration of a build.
  const { distDir = '.next' } = getConfig(PHASE_PRODUCTION_BUILD);
  expect(JSON.parse(readFileSync('tsconfig.json', 'utf8')).include).toContain(`${distDir}/types/**/*.ts`);
});

it('exports to the folder that the build names', () => {
  process.env.OUT_FOLDER = 'site';
  expect(getConfig(PHASE_PRODUCTION_BUILD).distDir).toBe('site');
  expect(getConfig(PHASE_DEVELOPMENT_SERVER)).not.toHaveProperty('distDir');
});
