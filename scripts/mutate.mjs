// npm run mutate [-- FOLDER...]: makes small changes to the code of a folder, one at a time, and lists those that the tests
// of the folder do not notice. reports/mutation/ shows each in its place. Without FOLDER it takes one folder of lib/ after
// the other, which lasts hours; not lib/browser, whose tests need a document.
import { readdirSync } from 'node:fs';
import { run } from './setup/run.mjs';
import { timeZones } from './testing/time-zones.mjs';

const given = process.argv.slice(2).map((folder) => folder.replace(/\/$/, ''));
const pureFolders = readdirSync('lib')
  .filter((name) => name !== 'browser')
  .map((name) => `lib/${name}`);
const folders = given.length > 0 ? given : pureFolders;

// The zone of `npm run check`: in UTC clocks never change, and a day read in the wrong zone is the right one.
const [TZ = 'UTC'] = timeZones;
const failed = folders.filter((folder) => !run('npx', ['stryker', 'run'], { MUTATED_FOLDER: folder, TZ }));
if (failed.length > 0) {
  console.error(`\nTests that failed, or that notice too few changes: ${failed.join(', ')}`);
  process.exit(1);
}
