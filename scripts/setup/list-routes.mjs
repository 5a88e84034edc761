import { existsSync, readdirSync } from 'node:fs';
import { join, sep } from 'node:path';
import { PRECACHED_COPIES, toPrecachedCopy } from '../finish-export/load-precached-copies.mjs';
import { toRoute } from '../finish-export/to-route.mjs';
import { languages } from './languages.mjs';

/**
 * The routes of the exported site in one language, from its HTML files: '/', '/calculator', ...
 * @param {string} [prefix] where the language stands: '/fr' for '/fr/', '/fr/calculatrice', ...
 */
export function listRoutes(prefix = '') {
  return readdirSync(join('out', prefix), { recursive: true })
    .map((file) => String(file).split(sep).join('/'))
    .filter((file) => file.endsWith('.html') && !file.includes(`${PRECACHED_COPIES}/`))
    .filter((file) => !isOfLanguageBelow(`${prefix}/${file}`, prefix))
    .map((file) => prefix + toRoute(file))
    .sort();
}

/** The routes of the exported site in every language. */
export const listAllRoutes = () => languages.flatMap(({ prefix }) => listRoutes(prefix));

/**
 * The file of a page in the exported site: 'out/fr/index.html' for '/fr/'.
 * @param {string} route
 * @param {string} [folder] of the site
 */
export const getPageFile = (route, folder = 'out') =>
  join(folder, route.endsWith('/') ? `${route}index.html` : `${route}.html`);

/**
 * The file that the service worker precaches for a page: that of its copy, where it has one.
 * @param {string} route
 * @param {string} [folder] of the site
 */
export function getPrecachedFile(route, folder = 'out') {
  const language = languages.find(({ prefix }) => prefix !== '' && route.startsWith(`${prefix}/`));
  const prefix = language?.prefix ?? '';
  const copy = join(folder, prefix, toPrecachedCopy(`${route.slice(prefix.length + 1)}.html`));
  return existsSync(copy) ? copy : getPageFile(route, folder);
}

/**
 * @param {string} file
 * @param {string} above
 */
function isOfLanguageBelow(file, above) {
  return languages.some(({ prefix }) => prefix !== above && prefix !== '' && file.startsWith(`${prefix}/`));
}
