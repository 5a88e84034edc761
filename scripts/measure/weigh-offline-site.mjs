import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipped } from './weigh-page.mjs';

/**
 * What a service worker keeps of the site: how many files, and their bytes over the line.
 * @param {string} [prefix] where its language stands, such as '/fr'
 */
export function weighOfflineSite(prefix = '', { folder = 'out' } = {}) {
  const worker = readFileSync(join(folder, prefix, 'sw.js'), 'utf8');
  const urls = [...worker.matchAll(/\{url:"([^"]+)",revision:/g)].map(([, url = '']) => url);
  /** @param {string} url */
  const readUrl = (url) => readFileSync(join(folder, toFile(url)));
  return { count: urls.length, gz: urls.reduce((total, url) => total + gzipped(readUrl(url)), 0) };
}

/**
 * Pages have no dot in their address.
 * @param {string} url
 */
function toFile(url) {
  if (url.endsWith('/')) return `${url}index.html`;
  return url.includes('.') ? url : `${url}.html`;
}
