import { languages } from '../setup/languages.mjs';
import { runSideBySide } from './run-side-by-side.mjs';
import { listModulesWithTimeZone, timeZones } from './time-zones.mjs';

const [firstTimeZone = 'UTC', ...otherTimeZones] = timeZones;

/** All unit tests in the first time zone, on all cores; those of what another language does, with its words. */
export const unitTests = [
  makeJob(firstTimeZone),
  ...languages
    .filter(({ prefix }) => prefix !== '')
    .map(({ code }) => makeJob(`${firstTimeZone}, ${code}`, [], { SITE_LANGUAGE: code })),
];

/**
 * The unit tests of rules and facts that reach code which uses the local time zone, or all unit tests, in the other time
 * zones. Components get their days from those rules: their tests run in the first zone alone, unless all are asked for.
 * @returns {Promise<string[]>} the names of the runs that failed
 */
export function runInOtherTimeZones({ all = false } = {}) {
  const rulesAlone = ['--testPathIgnorePatterns=<rootDir>/(app|components)/', '--findRelatedTests'];
  const chosen = all ? [] : [...rulesAlone, ...listModulesWithTimeZone()];
  // One process each needs less than workers that are started for every zone.
  return runSideBySide(otherTimeZones.map((timeZone) => makeJob(timeZone, ['--runInBand', ...chosen])));
}

/**
 * @param {string} name the time zone, and what else tells this run from the others
 * @param {string[]} [args]
 * @param {Record<string, string>} [env]
 * @returns {import('./run-side-by-side.mjs').Job}
 */
function makeJob(name, args = [], env = {}) {
  const [timeZone = ''] = name.split(',');
  const results = `--outputFile=test-results/unit-${name.replace(/\W+/g, '-')}.json`;
  return {
    name: `unit tests in ${name}`,
    command: process.execPath,
    args: ['node_modules/jest/bin/jest.js', '--silent', '--json', results, ...args],
    env: { ...env, TZ: timeZone },
  };
}
