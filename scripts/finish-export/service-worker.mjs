import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sitePages, translatePath } from '../setup/site-map.mjs';
import { PRECACHED_COPIES } from './load-precached-copies.mjs';
import { toRoute } from './to-route.mjs';

/** Files that no visitor needs offline, or at all. */
const NOT_PRECACHED = [
  '_not-found.html',
  // Read by crawlers and hosts alone.
  '**/*.txt',
  '**/*.xml',
  '_headers',
  'social/**',
  // Copied by the system when the site is installed.
  'icons/**',
  // Next's lists for soft navigation, which the site does not use.
  '_next/static/*/_*Manifest.js',
  'sw.js',
  // Asked for in place of the pages: load-precached-copies.mjs.
  `${PRECACHED_COPIES}/**`,
];

/** The pages that are not to be found on a device, by their addresses in one language. */
const listUnkeptPages = (/** @type {Record<string, string>} */ slugs) =>
  sitePages
    .filter(({ isPrecached }) => isPrecached === false)
    .map(({ path }) => `${translatePath(path, slugs).slice(1)}.html`);

/**
 * The options for workbox-build: the whole site is kept, and served from what is kept, so that a page and its scripts
 * always fit together. A new version waits until the visitor agrees to reload.
 * @param {{ folder: string, basePath?: string, slugs?: Record<string, string>, unused?: string[] }} settings with further
 *   files to leave out, as paths below the folder
 * @returns {Omit<import('workbox-build').GenerateSWOptions, 'swDest'> & { globDirectory: string }}
 */
export function getServiceWorkerOptions({ folder, basePath = '', slugs = {}, unused = [] }) {
  return {
    globDirectory: folder,
    globPatterns: ['**/*'],
    globIgnores: [...listUnkeptPages(slugs), ...NOT_PRECACHED, ...unused],
    manifestTransforms: [
      (entries) => ({
        manifest: entries.map(({ url, ...entry }) => ({
          // A page is kept under the address that visitors use.
          url: basePath + toRoute(url),
          ...entry,
          // What is cut short on its way is refused; of pages see refuse-cut-pages.mjs.
          ...(!url.endsWith('.html') && { integrity: getIntegrity(join(folder, url)) }),
        })),
      }),
    ],
    // Their names hold the hash of their content.
    dontCacheBustURLsMatching: /(^|\/)_next\/static\//,
    // Pages read their query in the browser: a shared date works offline.
    ignoreURLParametersMatching: [/./],
    // Pages are kept under the addresses that are visited, so no index file has to be tried.
    directoryIndex: null,
    // So that the page that is open during the installation can load its later parts offline too.
    clientsClaim: true,
    skipWaiting: false,
    // It would only remove what Workbox 3 and older kept, which this site never used, and takes for that whatever carries
    // this site's address in its name: also what the worker of a site below this one keeps.
    cleanupOutdatedCaches: false,
    inlineWorkboxRuntime: true,
    sourcemap: false,
    runtimeCaching: [
      {
        // A page that the site does not have: the host answers with its 404 page; offline, one that is kept says what works.
        urlPattern: ({ request }) => request.mode === 'navigate',
        handler: 'NetworkOnly',
        options: { precacheFallback: { fallbackURL: basePath + translatePath('/offline', slugs) } },
      },
    ],
  };
}

/** @param {string} file */
function getIntegrity(file) {
  return `sha256-${createHash('sha256').update(readFileSync(file)).digest('base64')}`;
}
