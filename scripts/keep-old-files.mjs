// npm run keep-old-files -- <folder or address>: brings the hashed files of the build before into out/, from its folder
// or from the address where it is still served. A page that is open during a deployment may still load a later part of
// itself. Run after the build and before the deployment.
import { parseArgs } from 'node:util';
import { keepOldFiles } from './keep-old/keep-old-files.mjs';
import { fail } from './setup/fail.mjs';
import { requireNode } from './setup/require-node.mjs';

requireNode();
const [source, ...rest] = parseArgs({ allowPositionals: true }).positionals;
if (!source || rest.length > 0) {
  fail('Say where the build before is: npm run keep-old-files -- https://duedate.example.ca (or a folder)');
}
try {
  const { keptCount, oldCount } = await keepOldFiles(source, process.env.OUT_FOLDER || 'out');
  console.log(
    oldCount === 0
      ? `No build before was found in ${source}: nothing to keep.`
      : `Kept ${keptCount} of the ${oldCount} hashed files of ${source}; the others are in the new build too.`,
  );
} catch (error) {
  fail(`The old files could not be kept: ${error instanceof Error ? error.message : error}`);
}
