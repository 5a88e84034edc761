import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { withServedSite } from '../scripts/setup/serve-out.mjs';
import { test as base, expect } from './fixtures';

export interface UpdatedSite {
  origin: string;
  /** Publishes a new version: another heading on one page, and the service worker that belongs to it. */
  publish: () => void;
  /**
   * Puts a site with a service worker of its own below this one, on the same host.
   * @returns the path of its only page
   */
  addSiteBelow: () => string;
}

/** The heading of /offline before and after. */
export const OLD_TITLE = 'You are offline';
export const NEW_TITLE = 'You are still offline';

/** A copy of the site on a server of its own, which can be changed. */
export const test = base.extend<{ site: UpdatedSite }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs.
  site: async ({}, use) => {
    const folder = mkdtempSync(join(tmpdir(), 'site-'));
    cpSync('out', folder, { recursive: true });
    const edit = (file: string, from: RegExp, to: string) => {
      const text = readFileSync(join(folder, file), 'utf8');
      expect(text).toMatch(from);
      writeFileSync(join(folder, file), text.replace(from, to));
    };
    const publish = () => {
      edit('offline.html', new RegExp(`<h1>${OLD_TITLE}</h1>`), `<h1>${NEW_TITLE}</h1>`);
      edit('sw.js', /(url:"\/offline",revision:)"\w+"/, '$1"new"');
    };
    const addSiteBelow = () => {
      const path = '/below/';
      const copy = (from: string, to: string, change: (text: string) => string) =>
        writeFileSync(join(folder, path, to), change(readFileSync(join(folder, from), 'utf8')));
      mkdirSync(join(folder, path));
      copy('offline.html', 'index.html', (page) => page.replace('"/site.js"', `"${path}site.js"`));
      copy('site.js', 'site.js', (script) => script);
      copy('sw.js', 'sw.js', (worker) =>
        worker.replaceAll('"/offline"', `"${path}"`).replace('"/site.js"', `"${path}site.js"`),
      );
      return path;
    };
    try {
      await withServedSite((origin: string) => use({ origin, publish, addSiteBelow }), folder);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  },
  serviceWorkers: 'allow',
  baseURL: ({ site }, use) => use(site.origin),
});

/** The line that offers the new version. */
export const findUpdateLine = (page: Page) => page.getByRole('region', { name: 'New version' });

export { expect };
