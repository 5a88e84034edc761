/** @jest-environment node */
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { getManifest } from 'workbox-build';
import { slugs } from '../setup/site-map.mjs';
import { getServiceWorkerOptions } from './service-worker.mjs';

/**
 * @param {string[]} files
 * @param {{ basePath?: string, slugs?: Record<string, string>, unused?: string[] }} [settings]
 */
async function listPrecached(files, settings = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'precached-'));
  for (const file of files) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), file);
  }
  const { globDirectory, globPatterns, globIgnores, manifestTransforms, dontCacheBustURLsMatching } =
    getServiceWorkerOptions({ folder, ...settings });
  const { manifestEntries } = await getManifest({
    globDirectory,
    globPatterns,
    globIgnores,
    manifestTransforms,
    dontCacheBustURLsMatching,
  });
  return manifestEntries.toSorted((a, b) => a.url.localeCompare(b.url));
}

it('keeps the whole site, but what only crawlers, hosts and other sites read', async () => {
  const site = ['index.html', 'offline.html', 'site.js', 'pictures/a.svg', '_next/static/chunks/a.js'];
  const others = ['404.html', '_not-found.html', 'robots.txt', 'sitemap.xml', '_headers', 'social/home.png', 'sw.js'];
  const precached = await listPrecached(
    [...site, ...others, '_next/static/id/_buildManifest.js', '_next/static/chunks/old.js'],
    {
      unused: ['_next/static/chunks/old.js'],
    },
  );
  expect(precached.map(({ url }) => url)).toEqual([
    '/',
    '/_next/static/chunks/a.js',
    '/offline',
    '/pictures/a.svg',
    '/site.js',
  ]);
});

it.each([
  ['English', {}, 'safety.html'],
  ['French', slugs.fr, 'securite.html'],
])('keeps no page of which nothing may be found on a device, in %s', async (_, ofLanguage, file) => {
  const precached = await listPrecached(['index.html', '404.html', 'options.html', file], { slugs: ofLanguage });
  expect(precached.map(({ url }) => url)).toEqual(['/']);
});

it.each([
  ['index.html', '/', '/due-date/'],
  ['calculator.html', '/calculator', '/due-date/calculator'],
  ['development/week-12.html', '/development/week-12', '/due-date/development/week-12'],
  ['pictures/timbit.svg', '/pictures/timbit.svg', '/due-date/pictures/timbit.svg'],
])('keeps %s under the address that visitors use', async (file, atRoot, belowPath) => {
  expect(await listPrecached([file])).toMatchObject([{ url: atRoot }]);
  expect(await listPrecached([file], { basePath: '/due-date' })).toMatchObject([{ url: belowPath }]);
});

it('asks again for what keeps its name when its content changes, and never for what is named after it', async () => {
  const precached = await listPrecached(['index.html', '_next/static/chunks/a.js']);
  expect(precached).toMatchObject([
    { url: '/', revision: expect.stringMatching(/^\w+$/) },
    { url: '/_next/static/chunks/a.js', revision: null },
  ]);
});

it('knows what each file holds but a page, which a host may rewrite a little', async () => {
  const precached = await listPrecached(['index.html', '_next/static/chunks/a.js']);
  expect(precached.map(({ integrity }) => integrity)).toEqual([
    undefined,
    // sha256sum of the file's text, in base64.
    'sha256-29VYHnFFvl13RlKnbmlMVsdUWdtKIAgVmKFcbdsZ4X4=',
  ]);
});

it.each([
  ['', {}, '/offline'],
  ['/due-date/fr', { offline: 'hors-ligne' }, '/due-date/fr/hors-ligne'],
])('answers below %p with a page that is precached, where there is no connection', (basePath, slugs, page) => {
  const { runtimeCaching } = getServiceWorkerOptions({ folder: 'out', basePath, slugs });
  expect(runtimeCaching?.map(({ options }) => options?.precacheFallback?.fallbackURL)).toEqual([page]);
});
