import { findSitePage, translatePath } from '../setup/site-map.mjs';
import { getContentSecurityPolicy, insertPolicy } from './content-security-policy.mjs';
import { inlineStyles, readSheets } from './inline-styles.mjs';
import { isFlightFile } from './is-flight-file.mjs';
import { toPrecachedCopy } from './load-precached-copies.mjs';
import { moveStyleAttributes } from './move-style-attributes.mjs';
import { preloadFonts } from './preload-fonts.mjs';
import { stripPage } from './strip-page.mjs';
import { toRoute } from './to-route.mjs';

/**
 * The address that the signup form posts to, if there is one; the parts of addresses that the language of the export
 * translates; and whether the export stands at the root of the site.
 * @typedef {{ newsletterEndpoint?: string | undefined, slugs?: Record<string, string>, isRoot?: boolean }} Settings
 */

/** Next's own page for missing addresses, and what takes its place: app/(words)/missing-page. */
const NEXT_MISSING_PAGES = ['404.html', '_not-found.html'];
const MISSING_PAGE = 'missing-page.html';
/** Crawlers look for these at the root of a host alone. They name the pages of every language. */
const ROOT_FILES = ['robots.txt', 'sitemap.xml'];

/**
 * The pages that Next exported, by the English names of the files that hosts look for.
 * @param {Map<string, string | undefined>} files the text of every page by its path, and undefined for all other files
 */
export function listPages(files) {
  /** @type {Map<string, string>} */
  const pages = new Map();
  for (const [path, text] of files) {
    if (text === undefined || NEXT_MISSING_PAGES.includes(path)) continue;
    pages.set(path === MISSING_PAGE ? '404.html' : path, text);
  }
  return pages;
}

/**
 * What Next exported, finished: no script where no widget needs one, the style of a page without widgets inside of it, a
 * policy in each page, and no file that nobody asks for; each page under the address that its language gives it. Works on
 * files in memory.
 *
 * Of a page with its style inside of it there is a second copy, with links to the sheets: that is what the service worker
 * precaches (load-precached-copies.mjs), so that the same 45 KB of rules do not stand there some 70 times.
 * @param {Map<string, string | undefined>} files the text of every page by its path, and undefined for all other files
 * @param {Parameters<typeof inlineStyles>[1]} readFile
 * @param {Settings} [settings]
 * @returns the pages to write, a Map from path to text; likewise their copies; and the paths of what to delete
 */
export function finishPages(files, readFile, { newsletterEndpoint, slugs = {}, isRoot = true } = {}) {
  const paths = new Set(files.keys());
  /** @type {Map<string, string>} */
  const pages = new Map();
  for (const [path, text] of listPages(files)) {
    pages.set(path, moveStyleAttributes(stripPage(text, findSitePage(toRoute(path))?.tier)));
  }
  const styled = inlineStyles(pages, readFile);
  /** @type {Map<string, string>} */
  const written = new Map();
  /** @type {Map<string, string>} */
  const copies = new Map();
  for (const [path, linkedPage] of pages) {
    const finish = (/** @type {string} */ html) => {
      const page = preloadFonts(html, readSheets(linkedPage, readFile));
      return insertPolicy(page, getContentSecurityPolicy(page, { newsletterEndpoint }));
    };
    const styledPage = styled.get(path) ?? linkedPage;
    const isPrecached = findSitePage(toRoute(path))?.isPrecached !== false;
    const file = translatePath(path, slugs);
    written.set(file, finish(styledPage));
    if (isPrecached && styledPage !== linkedPage) copies.set(toPrecachedCopy(file), finish(linkedPage));
  }
  const finished = [...written.values(), ...copies.values()];
  const isUnused = (/** @type {string} */ path) =>
    isFlightFile(path, paths) ||
    (path.endsWith('.html') && !written.has(path)) ||
    // A sheet that no page ever linked comes with a part that a widget loads later.
    (path.endsWith('.css') && isLinked(path, pages.values()) && !isLinked(path, finished)) ||
    (!isRoot && ROOT_FILES.includes(path));
  return { written, copies, deleted: [...paths].filter(isUnused) };
}

/** Whether one of the pages links the file at `path`. */
function isLinked(/** @type {string} */ path, /** @type {Iterable<string>} */ pages) {
  return [...pages].some((html) => html.includes(`/${path}"`));
}
