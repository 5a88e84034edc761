import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { languages } from '../setup/languages.mjs';
import { runSideBySide } from './run-side-by-side.mjs';
import { listTestsInOtherTimeZones, listUnitTests } from './unit-tests.mjs';

/** Where unit tests leave the reading levels of pages (scripts/lint/page-levels.ts). */
const readingLevels = languages.map(({ code }) => `test-results/reading-level-${code}.txt`);

/**
 * What needs no build: lint, types, and the unit tests.
 * @param {{ all?: boolean, inOtherTimeZones?: boolean }} [options] all: every unit test, in every time zone
 * @returns the names of the steps that failed
 */
export async function checkCode({ all = false, inOtherTimeZones = false } = {}) {
  mkdirSync('test-results', { recursive: true });
  for (const file of readingLevels) rmSync(file, { force: true });
  const zones = inOtherTimeZones ? listTestsInOtherTimeZones({ all }) : [];
  const failed = await runSideBySide([...listUnitTests({ all }), npmScript('lint'), npmScript('typecheck'), ...zones]);
  // The summary of each language, which an empty line ends; the file has every page.
  for (const file of readingLevels.filter((name) => existsSync(name))) {
    console.log(`\n${readFileSync(file, 'utf8').split('\n\n')[0]}\nEvery page: ${file}`);
  }
  return failed;
}

/** @param {string} name */
function npmScript(name) {
  return { name, command: 'npm', args: ['run', '--silent', name] };
}
