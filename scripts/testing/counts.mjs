import { existsSync, readdirSync, readFileSync } from 'node:fs';

/** A unit test counts once; it passed if it passed in every run: each is of a time zone or a language. A suite that does not run is one failure. */
export function countUnitTests(folder = 'test-results') {
  const hasPassed = new Map();
  for (const file of readdirSync(folder).filter((name) => /^unit-.*\.json$/.test(name))) {
    for (const suite of JSON.parse(readFileSync(`${folder}/${file}`, 'utf8')).testResults) {
      if (suite.assertionResults.length === 0) hasPassed.set(suite.name, false);
      for (const { fullName, status } of suite.assertionResults) {
        const key = `${suite.name} ${fullName}`;
        hasPassed.set(key, status === 'passed' && hasPassed.get(key) !== false);
      }
    }
  }
  return count([...hasPassed.values()]);
}

/** A flaky test counts as failed. */
export function countEndToEndTests(file = 'test-results/e2e.json') {
  if (!existsSync(file)) return { passed: 0, failed: 0 };
  const { stats, errors } = JSON.parse(readFileSync(file, 'utf8'));
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length };
}

/** The browser engines that tests ran in, with their versions, as e2e/engines writes them on its tests. */
export function listEngines(file = 'test-results/e2e.json') {
  if (!existsSync(file)) return [];
  /** @type {Set<string>} */
  const engines = new Set();
  const { suites } = JSON.parse(readFileSync(file, 'utf8'));
  for (const { specs = [], suites: inner = [] } of suites) {
    suites.push(...inner);
    for (const { annotations } of specs.flatMap((/** @type {{ tests: object[] }} */ { tests }) => tests)) {
      for (const { type, description } of annotations) if (type === 'engine') engines.add(description);
    }
  }
  return [...engines];
}

/** @param {boolean[]} outcomes */
function count(outcomes) {
  const passed = outcomes.filter(Boolean).length;
  return { passed, failed: outcomes.length - passed };
}
