import type { Page } from '@playwright/test';
import { buildIfStale } from '../scripts/setup/build-if-stale.mjs';
import { withServedSite } from '../scripts/setup/serve-out.mjs';
import { test as base, expect } from './fixtures';
import { waitUntilKept } from './installed-site';
import { FULL } from './tags';
import { calculatorWords, homeWords, timerWords } from './words';

const BASE_PATH = '/due-date';
const FOLDER = '.measure/below-path';
const BUILD_LIMIT_MS = 10 * 60_000;

/** The site built below a path, as on GitHub Pages, on a server of its own. */
const test = base.extend<object, { origin: string }>({
  origin: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs.
    async ({}, use) => {
      if (!buildIfStale({ folder: FOLDER + BASE_PATH, basePath: BASE_PATH })) {
        throw new Error('The site could not be built below a path. The reason stands above.');
      }
      await withServedSite(use, FOLDER);
    },
    { scope: 'worker', timeout: BUILD_LIMIT_MS },
  ],
  baseURL: ({ origin }, use) => use(origin),
});

test.use({ serviceWorkers: 'allow' });

/** Requests outside of the path: on a shared host they would go to another site. */
function watchStrays(page: Page): string[] {
  const strays: string[] = [];
  page.on('request', (request) => {
    const { protocol, pathname } = new URL(request.url());
    if (protocol.startsWith('http') && !pathname.startsWith(`${BASE_PATH}/`)) strays.push(pathname);
  });
  return strays;
}

// A single test, as each further one might build the site again in another worker. Every night only: building both
// languages once more takes over a minute.
test(
  'below a path everything works: date, result, week, timer, and without a connection',
  FULL,
  async ({ page, context }) => {
    const strays = watchStrays(page);
    await page.goto(`${BASE_PATH}/`);
    await page.getByLabel(calculatorWords.dateLabels.lmp).fill('2026-09-01');
    await page.getByRole('link', { name: homeWords.calculate }).click();
    await expect(page).toHaveURL(`${BASE_PATH}/calculator`);
    await expect(page.getByRole('heading', { name: 'Tuesday, June 8, 2027' })).toBeVisible();

    await page.getByRole('banner').getByRole('link', { name: 'Due Date Calculator' }).click();
    await expect(page).toHaveURL(`${BASE_PATH}/`);
    await page.getByRole('link', { name: 'All about week 11' }).click();
    await expect(page).toHaveURL(`${BASE_PATH}/development/week-11`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const areLoaded = () =>
      [...document.images].every(
        ({ loading, complete, naturalWidth }) => loading === 'lazy' || (complete && naturalWidth),
      );
    await expect.poll(() => page.evaluate(areLoaded)).toBe(true);

    await page.goto(`${BASE_PATH}/contraction-timer`);
    await page.getByRole('button', { name: timerWords.start }).click();
    await expect(page.getByRole('button', { name: timerWords.stop })).toBeVisible();

    await waitUntilKept(page);
    await context.setOffline(true);
    await page.reload();
    await page.getByRole('button', { name: timerWords.stop }).click();
    await page.goto(`${BASE_PATH}/?date=2027-05-03&from=a+friend`);
    await expect(page.getByRole('main')).toContainText('Monday, May 3, 2027');
    await page.goto(`${BASE_PATH}/no/such-page`);
    await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Baby Development' }).click();
    await expect(page).toHaveURL(`${BASE_PATH}/development`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(strays).toEqual([]);
  },
);
