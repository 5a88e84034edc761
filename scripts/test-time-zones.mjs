// npm run test:tz: the unit tests in every time zone, but those of scripts/, which know none, in the first alone. With
// --json each run leaves its results in test-results/.
import { run } from './setup/run.mjs';
import { timeZones } from './time-zones.mjs';

const withResults = process.argv.includes('--json');
let isGreen = true;
for (const timeZone of timeZones) {
  console.log(`\nUnit tests in ${timeZone}`);
  const results = withResults ? ['--json', `--outputFile=test-results/unit-${timeZone.replace('/', '-')}.json`] : [];
  const left = timeZone === timeZones[0] ? [] : ['--testPathIgnorePatterns', '/node_modules/', '/scripts/'];
  isGreen = run('npx', ['jest', '--silent', ...results, ...left], { TZ: timeZone }) && isGreen;
}
process.exit(isGreen ? 0 : 1);
