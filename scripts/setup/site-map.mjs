import { buildSync } from 'esbuild';
import { languages } from './languages.mjs';

/**
 * What the site itself knows of its pages and their addresses, for scripts: Node 20 reads no TypeScript, so it is bundled
 * here.
 * @typedef {typeof import('../../lib/site/site-pages') & typeof import('../../lib/site/translate-path')
 *   & Pick<typeof import('../../data/languages'), 'slugs'>} SiteMap
 */

const { outputFiles } = buildSync({
  stdin: {
    contents: `export * from './lib/site/site-pages';
      export * from './lib/site/translate-path';
      export { slugs } from './data/languages';`,
    resolveDir: process.cwd(),
  },
  bundle: true,
  write: false,
  format: 'iife',
  globalName: 'siteMap',
});
/** @type {SiteMap} */
const siteMap = new Function(`${outputFiles[0]?.text} return siteMap;`)();

export const { sitePages, findSitePage, translatePath, slugs } = siteMap;

/** Every page of the site in every language, with its route: '/calculator', '/fr/calculatrice', ... */
export const translatedPages = languages.flatMap(({ code, prefix }) =>
  sitePages.map((page) => ({ ...page, prefix, route: prefix + translatePath(page.path, slugs[code]) })),
);
