// Builds the site, one language after the other: Next exports it, and finish-export makes of that what is served. Into
// out/, or OUT_FOLDER.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { formatHeadersFile, HEADERS_FILE } from './finish-export/headers-file.mjs';
import { finishExport } from './finish-export/index.mjs';
import { checkSiteUrl } from './setup/check-site-url.mjs';
import { fail } from './setup/fail.mjs';
import { languages } from './setup/languages.mjs';
import { run } from './setup/run.mjs';
import { slugs } from './setup/site-map.mjs';

const { warning, refusal } = checkSiteUrl(process.env.NEXT_PUBLIC_SITE_URL);
if (refusal) fail(refusal);
if (warning) console.warn(warning);
const folder = process.env.OUT_FOLDER || 'out';
const basePath = process.env.NEXT_PUBLIC_BASE_PATH ?? '';
// That of the root first: Next empties the folder of its export, and the others stand in it.
for (const { code, name, prefix } of languages) {
  if (!run('npx', ['next', 'build'], { OUT_FOLDER: folder, SITE_LANGUAGE: code })) process.exit(1);
  const { pageCount, precachedCount, precachedBytes } = await finishExport(join(folder, prefix), {
    basePath: `${basePath}${prefix}`,
    newsletterEndpoint: process.env.NEXT_PUBLIC_NEWSLETTER_ENDPOINT,
    slugs: slugs[code],
    isRoot: prefix === '',
  });
  const size = Math.round(precachedBytes / 1000);
  console.log(`${name}: finished ${pageCount} pages. Precached: ${precachedCount} files, ${size} KB.`);
}
// The last file: where it is missing, a build has failed.
writeFileSync(join(folder, HEADERS_FILE), formatHeadersFile(basePath, process.env.NEXT_PUBLIC_TRANSPORT_SECURITY));
