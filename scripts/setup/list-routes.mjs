import { readdirSync } from 'node:fs';
import { join, sep } from 'node:path';
import { toRoute } from '../finish-export/to-route.mjs';
import { languages } from './languages.mjs';

/**
 * The routes of the exported site in one language, from its HTML files: '/', '/calculator', ...
 * @param {string} [prefix] where the language stands: '/fr' for '/fr/', '/fr/calculatrice', ...
 */
export function listRoutes(prefix = '') {
  return readdirSync(join('out', prefix), { recursive: true })
    .map((file) => String(file).split(sep).join('/'))
    .filter((file) => file.endsWith('.html') && !isOfLanguageBelow(`${prefix}/${file}`, prefix))
    .map((file) => prefix + toRoute(file))
    .sort();
}

/** The routes of the exported site in every language. */
export const listAllRoutes = () => languages.flatMap(({ prefix }) => listRoutes(prefix));

/**
 * The file of a page in the exported site: 'out/fr/index.html' for '/fr/'.
 * @param {string} route
 */
export const getPageFile = (route) => join('out', route.endsWith('/') ? `${route}index.html` : `${route}.html`);

/**
 * @param {string} file
 * @param {string} above
 */
function isOfLanguageBelow(file, above) {
  return languages.some(({ prefix }) => prefix !== above && prefix !== '' && file.startsWith(`${prefix}/`));
}
