import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { keepOldFiles } from '../scripts/keep-old/keep-old-files.mjs';
import { withServedSite } from '../scripts/setup/serve-out.mjs';
import { test as base, expect } from './fixtures';
import { waitUntilKept } from './installed-site';
import { FULL } from './tags';
import { findUpdateLine } from './updated-site';
import { calculatorWords, siteWords } from './words';

interface DeployedSite {
  origin: string;
  /** Replaces the site by a new build, in which every script has another name. */
  deploy: (choice: { keepsOldFiles: boolean }) => Promise<void>;
}

const CHUNK = /(static\/chunks\/[\w.~-]+?)\.js/g;

/** Renames all scripts of a build, as a new build does: their names hold the hash of their content. */
function renameScripts(folder: string, suffix: string) {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name));
  for (const file of files.filter((name) => /\.(html|js|txt)$/.test(name))) {
    writeFileSync(file, readFileSync(file, 'utf8').replace(CHUNK, `$1-${suffix}.js`));
    if (/static.chunks.[^/\\]+\.js$/.test(file)) renameSync(file, file.replace(/\.js$/, `-${suffix}.js`));
  }
  // New names change what is in the files, and so their hashes.
  const worker = join(folder, 'sw.js');
  writeFileSync(worker, readFileSync(worker, 'utf8').replace(/,integrity:"[^"]+"/g, ''));
}

const test = base.extend<{ site: DeployedSite }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs.
  site: async ({}, use) => {
    const parent = mkdtempSync(join(tmpdir(), 'deployments-'));
    const folder = join(parent, 'site');
    cpSync('out', folder, { recursive: true });
    let count = 0;
    const deploy = async ({ keepsOldFiles }: { keepsOldFiles: boolean }) => {
      count += 1;
      const next = join(parent, `next-${count}`);
      cpSync('out', next, { recursive: true });
      renameScripts(next, `build${count}`);
      if (keepsOldFiles) await keepOldFiles(folder, next);
      renameSync(folder, join(parent, `old-${count}`));
      renameSync(next, folder);
    };
    try {
      await withServedSite((origin: string) => use({ origin, deploy }), folder);
    } finally {
      rmSync(parent, { recursive: true, force: true });
    }
  },
  baseURL: ({ site }, use) => use(site.origin),
  // New names change inline scripts too, which the policy of a page lists by their hashes.
  bypassCSP: true,
});

const field = (page: Page) => page.getByRole('textbox', { name: calculatorWords.dateLabels.lmp });
const openCalendar = (page: Page) => page.getByRole('button', { name: 'Calendar: First day of last period' }).click();
const calendar = (page: Page) => page.getByRole('region', { name: 'Calendar: First day of last period' });

test('a page that was open before a deployment loads its later parts, and so does the one that it replaces', async ({
  page,
  site,
}) => {
  await page.goto('/calculator');
  await field(page).fill('2026-09-01');
  await site.deploy({ keepsOldFiles: true });
  await openCalendar(page);
  await expect(calendar(page)).toBeVisible();
  await expect(field(page)).toHaveValue('2026-09-01');

  await page.reload();
  await site.deploy({ keepsOldFiles: true });
  await openCalendar(page);
  await expect(calendar(page)).toBeVisible();
});

test.describe('where the old files are gone', () => {
  test.use({ expectedErrors: ['404'] });

  test(
    'a part says that it did not load and that a reload may help, and what was entered stays',
    FULL,
    async ({ page, site }) => {
      await page.goto('/calculator');
      await field(page).fill('2026-09-01');
      await site.deploy({ keepsOldFiles: true });
      await site.deploy({ keepsOldFiles: true });
      await openCalendar(page);
      await expect(page.getByText(/^This part did not load\./)).toContainText('load the page again');
      await expect(field(page)).toHaveValue('2026-09-01');
      await page.reload();
      await openCalendar(page);
      await expect(calendar(page)).toBeVisible();
    },
  );
});

test.describe('with a service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('a tab stays whole when another one lets the new version in', FULL, async ({ page, site, context }) => {
    await page.goto('/calculator');
    await waitUntilKept(page);
    const other = await context.newPage();
    await other.goto('/tips');
    await site.deploy({ keepsOldFiles: true });
    await other.reload();
    await findUpdateLine(other).getByRole('button', { name: siteWords.siteScript.reload }).click();
    await expect(findUpdateLine(page)).toBeVisible();
    await openCalendar(page);
    await expect(calendar(page)).toBeVisible();
  });
});
