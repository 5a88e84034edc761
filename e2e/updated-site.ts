import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { withServedSite } from '../scripts/setup/serve-out.mjs';
import { test as base, expect as baseExpect } from './fixtures';

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

// A version takes over once it keeps every file for offline use, some 9 MB: on a busy machine longer than other waits.
const TAKE_OVER_LIMIT_MS = 60_000;

export const expect = baseExpect.configure({ timeout: TAKE_OVER_LIMIT_MS });

/** A copy of the site on a server of its own, which can be changed. */
export const test = base.extend<{ site: UpdatedSite }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs.
  site: async ({}, use, testInfo) => {
    // It may take over twice in a test.
    testInfo.setTimeout(2 * TAKE_OVER_LIMIT_MS);
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

/** The line that offers the new version. */
export const findUpdateLine = (page: Page) => page.getByRole('region', { name: 'New version' });
