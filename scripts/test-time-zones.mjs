// npm run test:tz: the unit tests in the first time zone, and those of code that works with dates in every one. With
// --json each run leaves its results in test-results/.
import { run } from './setup/run.mjs';
import { timeZones } from './time-zones.mjs';

const withResults = process.argv.includes('--json');
let isGreen = true;
for (const timeZone of timeZones) {
  console.log(`\nUnit tests in ${timeZone}`);
  const results = withResults ? ['--json', `--outputFile=test-results/unit-${timeZone.replace('/', '-')}.json`] : [];
  const folders = timeZone === timeZones[0] ? [] : ['/lib/', '/components/'];
  isGreen = run('npx', ['jest', '--silent', ...results, ...folders], { TZ: timeZone }) && isGreen;
}
process.exit(isGreen ? 0 : 1);
