import { posix } from 'node:path';
import { hasIsland } from './strip-page.mjs';

const STYLE_SHEET = /<link rel="stylesheet" href="([^"]+)"[^>]*\/>/g;
const SCRIPT = /<script\b[^>]*>[\s\S]*?<\/script>/g;
const CLASS_ATTRIBUTE = /\sclass="([^"]*)"/g;
/** A class in a selector, with what is escaped in it, as in `.md\:grid`. A fraction such as `.5rem` does no harm. */
const CLASS_SELECTOR = /\.((?:[\w-]|[^\0-\x7f]|\\[0-9a-f]{1,6}\s?|\\.)+)/gi;
const ESCAPED = /\\(?:([0-9a-f]{1,6})\s?|(.))/gi;
const RELATIVE_ADDRESS = /url\((["']?)(\.{1,2}\/[^"')]+)\1\)/g;

/**
 * Pages without widgets with their style sheets inside of them, in place of links: the first paint then waits for one
 * answer instead of two. Pages with widgets come back as they are, as React looks for the links.
 * @param {Map<string, string>} pages the text of each page by its path
 * @param {(address: string) => string} readFile what stands at an address of the site
 * @returns the text of each page by its path
 * @throws when a page without widgets has a class whose rules are only in the sheets of pages with widgets
 */
export function inlineStyles(pages, readFile) {
  const linked = new Set([...pages.values()].filter(hasIsland).flatMap(listSheets));
  const widgetClasses = listClasses([...linked].map(readFile).join('\n'));
  const finished = new Map(pages);
  for (const [path, html] of pages) {
    const sheets = listSheets(html);
    if (hasIsland(html) || sheets.length === 0) continue;
    const css = readSheets(html, readFile);
    const classes = listClasses(css);
    const missing = listUsedClasses(html).filter((name) => widgetClasses.has(name) && !classes.has(name));
    if (missing.length > 0) {
      throw new Error(
        `${path} has classes that its style sheet lacks: ${missing.join(' ')}. app/words.css has to name the files that hold them.`,
      );
    }
    finished.set(
      path,
      html.replace(STYLE_SHEET, '').replace('</head>', () => `<style>${css}</style></head>`),
    );
  }
  return finished;
}

/**
 * The rules of all sheets that a page links, with addresses that hold wherever they stand.
 * @param {string} html
 * @param {(address: string) => string} readFile what stands at an address of the site
 */
export function readSheets(html, readFile) {
  return listSheets(html)
    .map((address) => resolveAddresses(readFile(address), address))
    .join('\n');
}

/** @param {string} html */
const listSheets = (html) => [...html.matchAll(STYLE_SHEET)].map(([, address = '']) => address);

/** @param {string} css */
const listClasses = (css) =>
  new Set(
    [...css.matchAll(CLASS_SELECTOR)].map(([, name = '']) =>
      name.replace(ESCAPED, (_, code, character) => character ?? String.fromCodePoint(Number.parseInt(code, 16))),
    ),
  );

/**
 * Tailwind's names hold almost any character, so some are escaped in a page, as in `[&amp;&gt;li]:mt-1`.
 * @param {string} html
 */
const listUsedClasses = (html) => [
  ...new Set(
    [...html.replace(SCRIPT, '').matchAll(CLASS_ATTRIBUTE)].flatMap(([, names = '']) =>
      names.replaceAll('&gt;', '>').replaceAll('&lt;', '<').replaceAll('&amp;', '&').split(' '),
    ),
  ),
];

/**
 * @param {string} css
 * @param {string} address of the sheet, below which its relative addresses stand
 */
function resolveAddresses(css, address) {
  const folder = posix.dirname(address);
  return css.replace(RELATIVE_ADDRESS, (_, _quote, path) => `url(${posix.join(folder, path)})`);
}
