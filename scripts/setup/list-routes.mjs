import { readdirSync } from 'node:fs';
import { sep } from 'node:path';
import { toRoute } from '../finish-export/to-route.mjs';

/** The routes of the exported site, from its HTML files: '/', '/calculator', ... */
export function listRoutes() {
  return readdirSync('out', { recursive: true })
    .map((file) => String(file).split(sep).join('/'))
    .filter((file) => file.endsWith('.html') && file !== '_not-found.html')
    .map(toRoute)
    .sort();
}
