// npm test: what has to hold, from a fresh clone. npm run test:full: also what is tagged @full, the unit tests in every
// time zone and those of tools, and ten times as many runs of the properties. The last line counts the tests.
import { mkdirSync, rmSync } from 'node:fs';
import { dropSettings } from './setup/drop-settings.mjs';
import { installIfStale } from './setup/install.mjs';
import { requireNode } from './setup/require-node.mjs';
import { run } from './setup/run.mjs';
import { checkCode } from './testing/check-code.mjs';
import { countEndToEndTests, countUnitTests, listEngines } from './testing/counts.mjs';

const isFull = process.argv.includes('--full');
if (isFull) process.env.FULL = '1';
// npm run test:full -- --shard=2/4: the second quarter of the end-to-end tests. What needs no build runs with the first.
const shards = process.argv.filter((argument) => argument.startsWith('--shard='));
const isFirst = shards.every((shard) => shard.startsWith('--shard=1/'));

// Printed whatever ends the run.
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

// Each step runs also after one has failed, so that one run tells all.
const failedRuns = isFirst ? await checkCode({ all: isFull, inOtherTimeZones: true }) : [];
const unit = countUnitTests();
// A run of unit tests whose failed tests are counted is not counted again.
const failedSteps = failedRuns.filter((name) => unit.failed === 0 || !name.startsWith('unit tests'));

let endToEnd = { passed: 0, failed: 0 };
if (buildIfStale()) {
  const chosen = isFull ? shards : ['--grep-invert', '@full'];
  const isGreen = run(process.execPath, ['scripts/e2e.mjs', ...chosen], { E2E_RESULTS: 'test-results/e2e.json' });
  endToEnd = countEndToEndTests();
  if (!isGreen && endToEnd.failed === 0) failedSteps.push('end-to-end tests');
} else {
  failedSteps.push('build');
}

const passed = unit.passed + endToEnd.passed;
const failed = unit.failed + endToEnd.failed + failedSteps.length;
if (failedSteps.length > 0) console.log(`\nFailed as a whole, counted as one each: ${failedSteps.join(', ')}`);
console.log(`\nEngines: ${listEngines().join(', ') || 'none'}`);
lastLine = `${passed} passed, ${failed} failed`;
process.exit(failed > 0 || passed === 0 ? 1 : 0);
