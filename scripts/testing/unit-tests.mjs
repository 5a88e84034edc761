import { languages } from '../setup/languages.mjs';
import { listChangedFiles } from './changed-files.mjs';
import { dailyTimeZones, listModulesWithTimeZone, timeZones } from './time-zones.mjs';

const [firstTimeZone = 'UTC'] = timeZones;

/** What the tests of tools test or read. Those in scripts/lint look at the whole project, and always run. */
const READ_BY_TOOLS = /^(scripts|deploy|\.github)\/|^package(-lock)?\.json$|^[^/]+\.config\.\w+$|^tsconfig\.json$/;
const TESTS_OF_TOOLS = '<rootDir>/scripts/(?!lint/)';

/**
 * The unit tests in the first time zone, on all cores, and those of what another language does, with its words. Tests of
 * tools are left out, and that is said, where nothing has changed that they test.
 * @param {{ all: boolean }} options all: with the tests of tools in any case
 */
export function listUnitTests({ all }) {
  const withTools = all || (listChangedFiles()?.some((file) => READ_BY_TOOLS.test(file)) ?? true);
  if (!withTools) console.log('The tests of tools in scripts/ are skipped: this branch changes no tool.');
  return [
    makeJob(firstTimeZone, withTools ? [] : ['--testPathIgnorePatterns', TESTS_OF_TOOLS]),
    ...languages
      .filter(({ prefix }) => prefix !== '')
      .map(({ code }) => makeJob(`${firstTimeZone}, ${code}`, [], { SITE_LANGUAGE: code })),
  ];
}

/**
 * In the other time zones of the day the unit tests of rules and facts that reach code which uses the local time zone;
 * or all unit tests in all other time zones. Components get their days from those rules: their tests run in the first
 * zone alone, unless all are asked for.
 * @param {{ all: boolean }} options
 */
export function listTestsInOtherTimeZones({ all }) {
  const rulesAlone = ['--testPathIgnorePatterns=<rootDir>/(app|components)/', '--findRelatedTests'];
  const chosen = all ? [] : [...rulesAlone, ...listModulesWithTimeZone()];
  const [, ...others] = all ? timeZones : dailyTimeZones;
  // One process each needs less than workers that are started for every zone.
  return others.map((timeZone) => makeJob(timeZone, ['--runInBand', ...chosen]));
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
