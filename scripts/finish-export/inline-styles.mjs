import { posix } from 'node:path';
import { PurgeCSS } from 'purgecss';
import { hasIsland } from './strip-page.mjs';

const STYLE_SHEET = /<link rel="stylesheet" href="([^"]+)"[^>]*\/>/g;
/** A name between quotes, spaces or angle brackets, in a page or a script. */
const NAME = /[^<>"'`\s]*[^<>"'`\s:]/g;
const CLASSES = /\sclass="([^"]*)"/g;
/**
 * The selectors that PurgeCSS would drop or shorten, as it finds no name in them or in one of their alternatives: such as
 * Tailwind's `[hidden]:where(:not([hidden="until-found"]))` and `.open\:opacity-100:is([open],:popover-open,:open)`, and
 * those that begin with a state, such as `:focus-visible`.
 */
const SELECTOR_WITHOUT_NAME =
  /(?<=^|[{}])(?:[^{}]*:(?:where|is)\((?::not\(|[^(){}]*,:)|:(?!:|where|root|has|not))[^{}]*(?={)/g;
const RELATIVE_ADDRESS = /url\((["']?)(\.{1,2}\/[^"')]+)\1\)/g;

/**
 * Pages without widgets with the rules that they use inside of them, in place of links to style sheets: the first paint
 * then waits for one answer instead of two. Pages with the same sheets share the rules that one of them uses. Pages with
 * widgets come back as they are, as React looks for the links and later parts need further rules.
 * @param {Map<string, string>} pages the text of each page by its path
 * @param {{ readFile: (address: string) => string, script: string }} site what stands at an address of the site, and the
 * script of every page, which adds classes of its own
 */
export async function inlineStyles(pages, { readFile, script }) {
  /** @type {Map<string, string[]>} */
  const pathsBySheets = new Map();
  for (const [path, html] of pages) {
    if (hasIsland(html)) continue;
    const sheets = [...html.matchAll(STYLE_SHEET)].map(([, address]) => address).join(' ');
    if (sheets) pathsBySheets.set(sheets, [...(pathsBySheets.get(sheets) ?? []), path]);
  }
  const finished = new Map(pages);
  for (const [sheets, paths] of pathsBySheets) {
    const texts = paths.map((path) => pages.get(path) ?? '');
    const rules = sheets.split(' ').map((address) => resolveAddresses(readFile(address), address));
    const used = await pickUsedRules(rules.join('\n'), [...texts, script]);
    // The names of the sheets stay for e2e/inline-styles.spec.ts, which compares.
    const element = `<style data-sheets="${sheets}">${used}</style>`;
    paths.forEach((path, index) => {
      const html = (texts[index] ?? '').replace(STYLE_SHEET, '');
      finished.set(
        path,
        html.replace('</head>', () => `${element}</head>`),
      );
    });
  }
  return finished;
}

/**
 * @param {string} css
 * @param {string} address of the sheet, below which its relative addresses stand
 */
function resolveAddresses(css, address) {
  const folder = posix.dirname(address);
  return css.replace(RELATIVE_ADDRESS, (_, _quote, path) => `url(${posix.join(folder, path)})`);
}

/**
 * @param {string} css
 * @param {string[]} texts in which the names of elements, classes, ids and attributes stand
 */
async function pickUsedRules(css, texts) {
  const [result] = await new PurgeCSS().purge({
    css: [{ raw: css.replace(SELECTOR_WITHOUT_NAME, '/* purgecss ignore */$&') }],
    content: texts.map((raw) => ({ raw, extension: 'html' })),
    defaultExtractor: (text) => [...(text.match(NAME) ?? []), ...[...text.matchAll(CLASSES)].flatMap(splitClasses)],
    // Scripts set attributes under names that stand in no text, such as `dataset.greeting`.
    dynamicAttributes: [...css.matchAll(/\[([\w-]+)/g)].map(([, name = '']) => name),
  });
  if (!result) throw new Error('PurgeCSS gave no rules.');
  return result.css;
}

/**
 * Tailwind's names hold almost any character, so some are escaped in a page, as in `[&amp;&gt;li]:mt-1`.
 * @param {RegExpMatchArray} attribute
 */
const splitClasses = ([, names = '']) =>
  names.replaceAll('&gt;', '>').replaceAll('&lt;', '<').replaceAll('&amp;', '&').split(' ');
