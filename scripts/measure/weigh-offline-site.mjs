import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { getPrecachedFile } from '../setup/list-routes.mjs';
import { gzipped } from './weigh-page.mjs';

/**
 * What a service worker keeps of the site: how many files, and their bytes over the line.
 * @param {string} [prefix] where its language stands, such as '/fr'
 */
export function weighOfflineSite(prefix = '', { folder = 'out' } = {}) {
  const worker = readFileSync(join(folder, prefix, 'sw.js'), 'utf8');
  const urls = [...worker.matchAll(/\{url:"([^"]+)",revision:/g)].map(([, url = '']) => url);
  /** @param {string} url */
  const readUrl = (url) => readFileSync(url.includes('.') ? join(folder, url) : getPrecachedFile(url, folder));
  return { count: urls.length, gz: urls.reduce((total, url) => total + gzipped(readUrl(url)), 0) };
}
