import { mkdirSync } from 'node:fs';
import { runSideBySide } from './run-side-by-side.mjs';
import { listTestsInOtherTimeZones, listUnitTests } from './unit-tests.mjs';

/**
 * What needs no build: lint, types, and the unit tests.
 * @param {{ all?: boolean, inOtherTimeZones?: boolean }} [options] all: every unit test, in every time zone
 * @returns the names of the steps that failed
 */
export function checkCode({ all = false, inOtherTimeZones = false } = {}) {
  mkdirSync('test-results', { recursive: true });
  const zones = inOtherTimeZones ? listTestsInOtherTimeZones({ all }) : [];
  return runSideBySide([...listUnitTests({ all }), npmScript('lint'), npmScript('typecheck'), ...zones]);
}

/** @param {string} name */
function npmScript(name) {
  return { name, command: 'npm', args: ['run', '--silent', name] };
}
