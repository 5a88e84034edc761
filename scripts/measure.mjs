// npm run measure: what each page weighs, and whether that is within the budgets. Speed is not measured here yet.
import { BUDGETS } from './measure/budgets.mjs';
import { weighEmptyPage } from './measure/weigh-empty-page.mjs';
import { weighOfflineSite } from './measure/weigh-offline-site.mjs';
import { weighPages } from './measure/weigh-pages.mjs';
import { buildIfStale } from './setup/build-if-stale.mjs';
import { fail } from './setup/fail.mjs';
import { installIfStale } from './setup/install.mjs';
import { requireNode } from './setup/require-node.mjs';

requireNode();
installIfStale();
if (!buildIfStale()) fail('The site could not be built. The reason stands above.');
const emptyPageJsGz = weighEmptyPage();
if (emptyPageJsGz === undefined) fail("Next's empty page could not be built. The reason stands above.");

const { rows, overruns } = weighPages(emptyPageJsGz);
const offline = weighOfflineSite({ basePath: process.env.NEXT_PUBLIC_BASE_PATH });
if (offline.gz > BUDGETS.offlineGz) {
  overruns.push(`Kept for offline use: ${offline.gz} bytes, limit ${BUDGETS.offlineGz}`);
}

console.log('\nBytes of each page (gz: gzip -9, br: Brotli). widgetGz: JavaScript beyond that of an empty page.\n');
console.table(rows);
console.log(`An empty page of Next: ${emptyPageJsGz} bytes of JavaScript, gzipped.`);
console.log(`Kept for offline use: ${offline.count} files, ${offline.gz} bytes, gzipped.`);
if (overruns.length > 0) fail(`Over budget:\n${overruns.join('\n')}`);
