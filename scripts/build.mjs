// Builds the site into out/: Next exports it, and finish-export makes of that what is served.
import { finishExport } from './finish-export/index.mjs';
import { markAsBuilt } from './setup/build-if-stale.mjs';
import { fail } from './setup/fail.mjs';
import { run } from './setup/run.mjs';
import { getSourceState } from './setup/source-state.mjs';

const siteUrl = process.env.NEXT_PUBLIC_SITE_URL;
if (!siteUrl) {
  console.warn(
    'Warning: NEXT_PUBLIC_SITE_URL is not set. Search engines and shared links will be told that the site is at ' +
      'http://localhost:3000. Set it to the host that serves the site, as in https://example.ca',
  );
} else if (!isHost(siteUrl)) {
  fail(`NEXT_PUBLIC_SITE_URL is '${siteUrl}'. It has to be a whole address without a path, as in https://example.ca`);
}
// What is changed while it builds may be missing from it.
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

/** The base path has a setting of its own, and Next would fail on other texts without saying why. */
function isHost(address) {
  return URL.canParse(address) && /^https?:\/\/[^/]+\/*$/.test(address);
}
