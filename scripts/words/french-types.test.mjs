/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** French words, and a file that calls their functions. */
const WORDS = 'development/figures';
const CALLER = 'lib/weeks/fetal-size.ts';

/** @type {string} Within the project, where packages are found. */
let folder;
beforeAll(() => {
  mkdirSync('test-results', { recursive: true });
  folder = mkdtempSync(resolve('test-results/french-types-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

/**
 * What `npm run typecheck` says of the caller with a copy of the words in which something is replaced.
 * @param {string} before
 * @param {string} after
 */
function checkWith(before, after) {
  const source = readFileSync(`data/fr/${WORDS}.ts`, 'utf8');
  expect(source).toContain(before);
  const copy = join(folder, 'words.ts');
  writeFileSync(copy, source.replace(before, after));
  /** @type {{ compilerOptions: { paths: Record<string, string[]> } }} */
  const { compilerOptions } = JSON.parse(readFileSync('tsconfig.fr.json', 'utf8'));
  const paths = Object.entries(compilerOptions.paths).map(([name, places]) => [name, places.map((at) => resolve(at))]);
  const config = {
    extends: resolve('tsconfig.fr.json'),
    compilerOptions: { paths: { [`@/words/${WORDS}`]: [copy], ...Object.fromEntries(paths) }, incremental: false },
    include: [],
    files: [resolve(CALLER)],
  };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config));
  return spawnSync(process.execPath, ['node_modules/typescript/bin/tsc', '-p', folder], { encoding: 'utf8' }).stdout;
}

const MEASURE = '(inches: string, measure: LengthMeasure)';

it('says nothing of French words as they are', () => {
  expect(checkWith(MEASURE, MEASURE)).toBe('');
});

it.each([
  ['swapped', MEASURE, '(measure: LengthMeasure, inches: string)', 'TS2345'],
  ['missing', MEASURE, '(inches: string)', 'TS2554'],
  ['named otherwise', '({ length, inches, weight, ounces })', '({ length, inches, mass: weight, ounces })', 'TS2339'],
])('finds an argument of a French function that is %s', (_case, before, after, error) => {
  expect(checkWith(before, after)).toContain(error);
});
