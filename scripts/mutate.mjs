// npm run mutate [-- FOLDER...]: makes small changes to the code of a folder, one at a time, and lists those that the tests
// of the folder do not notice. reports/mutation/ shows each in its place. Without FOLDER it takes one folder of lib/ after
// the other, which lasts hours; not lib/browser, whose tests need a document.
import { readdirSync } from 'node:fs';
import { run } from './setup/run.mjs';

const given = process.argv.slice(2).map((folder) => folder.replace(/\/$/, ''));
const pureFolders = readdirSync('lib')
  .filter((name) => name !== 'browser')
  .map((name) => `lib/${name}`);
const folders = given.length > 0 ? given : pureFolders;

const failed = folders.filter((folder) => !run('npx', ['stryker', 'run'], { MUTATED_FOLDER: folder }));
if (failed.length > 0) {
  console.error(`\nTests that failed, or that notice too few changes: ${failed.join(', ')}`);
  process.exit(1);
}
