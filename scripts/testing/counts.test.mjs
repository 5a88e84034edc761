/** @jest-environment node */
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { countEndToEndTests, countUnitTests, listEngines } from './counts.mjs';

/**
 * @param {string} name
 * @param {Record<string, string>} outcomes
 */
const suite = (name, outcomes) => ({
  name,
  assertionResults: Object.entries(outcomes).map(([fullName, status]) => ({ fullName, status })),
});

it('counts a unit test once, as failed if it failed in any time zone, and a broken suite as one failure', () => {
  const folder = mkdtempSync(join(tmpdir(), 'counts-'));
  /**
   * @param {string} zone
   * @param {ReturnType<typeof suite>[]} testResults
   */
  const write = (zone, testResults) =>
    writeFileSync(join(folder, `unit-${zone}.json`), JSON.stringify({ testResults }));
  write('UTC', [suite('a', { one: 'passed', two: 'passed', three: 'failed' })]);
  write('Pacific-Auckland', [suite('a', { one: 'passed', two: 'failed', three: 'passed' }), suite('broken', {})]);
  expect(countUnitTests(folder)).toEqual({ passed: 1, failed: 3 });
});

it('counts a flaky end-to-end test as failed', () => {
  const file = join(mkdtempSync(join(tmpdir(), 'counts-')), 'e2e.json');
  writeFileSync(file, JSON.stringify({ stats: { expected: 5, unexpected: 1, flaky: 1, skipped: 0 }, errors: [] }));
  expect(countEndToEndTests(file)).toEqual({ passed: 5, failed: 2 });
});

it('lists each engine that tests ran in once, also from files within folders', () => {
  const file = join(mkdtempSync(join(tmpdir(), 'counts-')), 'e2e.json');
  /** @param {string[]} engines */
  const specOf = (...engines) => ({
    tests: [{ annotations: engines.map((description) => ({ type: 'engine', description })) }],
  });
  const suites = [
    { specs: [specOf()], suites: [{ specs: [specOf('Firefox 153')], suites: [{ specs: [specOf('WebKit 2.50')] }] }] },
    { specs: [specOf('Firefox 153')] },
  ];
  writeFileSync(file, JSON.stringify({ suites }));
  expect(listEngines(file)).toEqual(['Firefox 153', 'WebKit 2.50']);
});
