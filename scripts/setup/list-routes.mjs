import { readdirSync } from 'node:fs';
import { relative, sep } from 'node:path';

/** The routes of the exported site, from its HTML files: '/', '/calculator', ... */
export function listRoutes() {
  return readdirSync('out', { recursive: true })
    .map((file) => relative('.', String(file)).split(sep).join('/'))
    .filter((file) => file.endsWith('.html') && file !== '_not-found.html')
    .map((file) => `/${file.replace(/(^|\/)index\.html$|\.html$/, '')}`)
    .sort();
}
