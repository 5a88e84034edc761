// The last step of a build: turns what Next exported into out/ as it is served. Run by scripts/build.mjs.
import { mkdirSync, readdirSync, readFileSync, rmdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { generateSW } from 'workbox-build';
import { sitePages } from '../setup/site-map.mjs';
import { listTierFaults, readClientModules } from './check-tiers.mjs';
import { finishPages, listPages } from './finish-pages.mjs';
import { loadPrecachedCopies, mapCopyAddresses } from './load-precached-copies.mjs';
import { refuseCutPages } from './refuse-cut-pages.mjs';
import { getServiceWorkerOptions } from './service-worker.mjs';

const LEGACY_SCRIPT = /<script src="([^"]+)" noModule=""/;

/** @typedef {{ basePath?: string } & import('./finish-pages.mjs').Settings} Settings */

/**
 * Finishes an export.
 * @param {string} folder where it is
 * @param {Settings} [settings] those of the build
 * @throws when a page is not as expected or needs more than its tier has, or a file is too large to be kept offline
 */
export async function finishExport(folder, { basePath = '', ...settings } = {}) {
  const files = readFiles(folder);
  const faults = listTierFaults(listPages(files), readClientModules('.next/server/app'), sitePages);
  if (faults.length > 0) throw new Error(`Pages differ from data/pages.ts:\n${faults.join('\n')}`);
  const readFile = (/** @type {string} */ address) =>
    readFileSync(join(folder, address.slice(basePath.length)), 'utf8');
  const { written, copies, deleted } = finishPages(files, readFile, settings);
  for (const path of deleted) removeFile(folder, path);
  for (const [path, text] of [...written, ...copies]) writeFile(folder, path, text);

  // Loaded only by browsers without modules, which have no service workers either.
  const legacyScript = files
    .get('index.html')
    ?.match(LEGACY_SCRIPT)?.[1]
    ?.slice(basePath.length + 1);
  const unused = legacyScript ? [legacyScript] : [];
  const options = getServiceWorkerOptions({ folder, basePath, slugs: settings.slugs, unused });
  const { count, size, warnings } = await generateSW({ ...options, swDest: join(folder, 'sw.js') });
  if (warnings.length > 0) throw new Error(`The service worker would not keep the whole site: ${warnings.join(' ')}`);
  const worker = readFileSync(join(folder, 'sw.js'), 'utf8');
  const copyAddresses = JSON.stringify(mapCopyAddresses(copies.keys(), basePath));
  // That which refuses stands around the other: it has to see what comes.
  writeFile(folder, 'sw.js', `(${loadPrecachedCopies})(self,${copyAddresses});\n(${refuseCutPages})(self);\n${worker}`);
  return { pageCount: written.size, precachedCount: count, precachedBytes: size };
}

/**
 * All files of a folder by their path with '/': the text of pages, undefined for the others.
 * @param {string} folder
 */
function readFiles(folder) {
  const paths = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort();
  return new Map(
    paths.map((path) => [path, path.endsWith('.html') ? readFileSync(join(folder, path), 'utf8') : undefined]),
  );
}

/**
 * @param {string} folder
 * @param {string} path
 * @param {string} text
 */
function writeFile(folder, path, text) {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
}

/**
 * @param {string} folder
 * @param {string} path
 */
function removeFile(folder, path) {
  rmSync(join(folder, path));
  for (let parent = dirname(path); parent !== '.' && readdirSync(join(folder, parent)).length === 0; ) {
    rmdirSync(join(folder, parent));
    parent = dirname(parent);
  }
}
