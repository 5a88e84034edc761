// npm test: everything that has to hold, from a fresh clone. The last line counts the tests.
import { mkdirSync, rmSync } from 'node:fs';
import { dropSettings } from './setup/drop-settings.mjs';
import { installIfStale } from './setup/install.mjs';
import { requireNode } from './setup/require-node.mjs';
import { run } from './setup/run.mjs';
import { countEndToEndTests, countUnitTests } from './test-counts.mjs';

// Whatever ends the run early, its last line still counts.
let lastLine = '0 passed, 1 failed';
process.on('exit', () => console.log(`\n${lastLine}`));

requireNode();
dropSettings();
installIfStale();
const { requireBrowser } = await import('./setup/browser.mjs');
requireBrowser();
const { buildIfStale } = await import('./setup/build-if-stale.mjs');

rmSync('test-results', { recursive: true, force: true });
mkdirSync('test-results');

/** @type {string[]} */
const failedSteps = [];
/**
 * @param {string} name
 * @param {boolean} isGreen
 */
function step(name, isGreen) {
  if (!isGreen) failedSteps.push(name);
  return isGreen;
}

step('lint', run('npm', ['run', '--silent', 'lint']));
step('types', run('npm', ['run', '--silent', 'typecheck']));
const unitIsGreen = run(process.execPath, ['scripts/test-time-zones.mjs', '--json']);
const unit = countUnitTests();
if (unit.failed === 0) step('unit tests', unitIsGreen);

let endToEnd = { passed: 0, failed: 0 };
if (step('build', buildIfStale())) {
  const isGreen = run(process.execPath, ['scripts/e2e.mjs'], { E2E_RESULTS: 'test-results/e2e.json' });
  endToEnd = countEndToEndTests();
  if (endToEnd.failed === 0) step('end-to-end tests', isGreen);
}

const passed = unit.passed + endToEnd.passed;
const failed = unit.failed + endToEnd.failed + failedSteps.length;
if (failedSteps.length > 0) console.log(`\nFailed as a whole, counted as one each: ${failedSteps.join(', ')}`);
lastLine = `${passed} passed, ${failed} failed`;
process.exit(failed > 0 || passed === 0 ? 1 : 0);
