import { mkdirSync } from 'node:fs';
import { runSideBySide } from './run-side-by-side.mjs';
import { unitTests } from './unit-tests.mjs';

/** What needs no build: lint, types, and the unit tests in one time zone. @returns the names of the steps that failed */
export function checkCode() {
  mkdirSync('test-results', { recursive: true });
  return runSideBySide([...unitTests, npmScript('lint'), npmScript('typecheck')]);
}

/** @param {string} name */
function npmScript(name) {
  return { name, command: 'npm', args: ['run', '--silent', name] };
}
