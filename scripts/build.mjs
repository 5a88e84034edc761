// Builds the site into out/: Next exports it, and finish-export makes of that what is served.
import { finishExport } from './finish-export/index.mjs';
import { markAsBuilt } from './setup/build-if-stale.mjs';
import { run } from './setup/run.mjs';

if (!process.env.NEXT_PUBLIC_SITE_URL) {
  console.warn(
    'Warning: NEXT_PUBLIC_SITE_URL is not set. Search engines and shared links will be told that the site is at ' +
      'http://localhost:3000. Set it to the address it is served from, as in https://example.ca',
  );
}
if (!run('npx', ['next', 'build'])) process.exit(1);
const { pageCount, keptCount, keptBytes } = await finishExport('out', {
  basePath: process.env.NEXT_PUBLIC_BASE_PATH,
  newsletterEndpoint: process.env.NEXT_PUBLIC_NEWSLETTER_ENDPOINT,
});
console.log(
  `Finished ${pageCount} pages. Kept for offline use: ${keptCount} files, ${Math.round(keptBytes / 1000)} KB.`,
);
markAsBuilt();
