// Builds the site into out/: Next exports it, and finish-export makes of that what is served.
import { finishExport } from './finish-export/index.mjs';
import { markAsBuilt } from './setup/build-if-stale.mjs';
import { checkSiteUrl } from './setup/check-site-url.mjs';
import { fail } from './setup/fail.mjs';
import { run } from './setup/run.mjs';
import { getSourceState } from './setup/source-state.mjs';

const { warning, refusal } = checkSiteUrl(process.env.NEXT_PUBLIC_SITE_URL);
if (refusal) fail(refusal);
if (warning) console.warn(warning);
// Read before the build: a file that changes meanwhile may be missing from it.
const sourceState = getSourceState();
if (!run('npx', ['next', 'build'])) process.exit(1);
const { pageCount, keptCount, keptBytes } = await finishExport('out', {
  basePath: process.env.NEXT_PUBLIC_BASE_PATH,
  newsletterEndpoint: process.env.NEXT_PUBLIC_NEWSLETTER_ENDPOINT,
});
console.log(
  `Finished ${pageCount} pages. Kept for offline use: ${keptCount} files, ${Math.round(keptBytes / 1000)} KB.`,
);
markAsBuilt(sourceState);
