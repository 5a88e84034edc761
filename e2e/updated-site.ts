import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { toPrecachedCopy } from '../scripts/finish-export/load-precached-copies.mjs';
import { withServedSite } from '../scripts/setup/serve-out.mjs';
import { test as base, expect } from './fixtures';

export interface UpdatedSite {
  origin: string;
  /** Publishes a new version: another heading on one page, and the service worker that belongs to it. */
  publish: () => void;
  /** Lets the host send the first half of a file as if it were the whole. @returns a function that mends it */
  cut: (file: string) => () => void;
}

/** The heading of /offline before and after. */
export const OLD_TITLE = 'You are offline';
export const NEW_TITLE = 'You are still offline';

/** What the copies of the site precache, so that a version takes over soon. e2e/offline.spec.ts tests the whole list. */
const PRECACHED = /\/(offline|hors-ligne|tips|site\.js|pictures\/site-mark\.svg)$|\/media\/|\.(css|webmanifest)$/;

const PRECACHE_ENTRY = /\{url:"([^"]+)",revision:(?:null|"\w+")(?:,integrity:"[^"]+")?\},?/g;

export { expect };

/** A copy of the site on a server of its own, which can be changed. `precachesAll`: as much as the site itself does. */
export const test = base.extend<{ site: UpdatedSite; precachesAll: boolean }>({
  precachesAll: [false, { option: true }],
  site: async ({ precachesAll }, use) => {
    const folder = mkdtempSync(join(tmpdir(), 'site-'));
    cpSync('out', folder, { recursive: true });
    for (const worker of precachesAll ? [] : ['sw.js', 'fr/sw.js']) precacheLittle(join(folder, worker));
    const edit = (file: string, from: RegExp, to: string) => {
      const text = readFileSync(join(folder, file), 'utf8');
      expect(text).toMatch(from);
      writeFileSync(join(folder, file), text.replace(from, to));
    };
    const publish = () => {
      for (const file of ['offline.html', toPrecachedCopy('offline.html')])
        edit(file, new RegExp(`<h1>${OLD_TITLE}</h1>`), `<h1>${NEW_TITLE}</h1>`);
      edit('sw.js', /(url:"\/offline",revision:)"\w+"/, '$1"new"');
    };
    const cut = (file: string) => {
      const path = join(folder, file);
      const whole = readFileSync(path);
      writeFileSync(path, whole.subarray(0, whole.length / 2));
      return () => writeFileSync(path, whole);
    };
    try {
      await withServedSite((origin: string) => use({ origin, publish, cut }), folder);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  },
  serviceWorkers: 'allow',
  baseURL: ({ site }, use) => use(site.origin),
});

function precacheLittle(worker: string): void {
  const text = readFileSync(worker, 'utf8');
  const chosen = [...text.matchAll(PRECACHE_ENTRY)].filter(([, url = '']) => PRECACHED.test(url));
  expect(chosen, `precached by ${worker}`).not.toEqual([]);
  const list = chosen.map(([entry]) => entry.replace(/,$/, '')).join();
  const start = text.search(PRECACHE_ENTRY);
  writeFileSync(worker, text.slice(0, start) + list + text.slice(start).replace(PRECACHE_ENTRY, ''));
}

/** The line that offers the new version. */
export const findUpdateLine = (page: Page) => page.getByRole('region', { name: 'New version' });
