import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { PNG } from 'pngjs';
import * as offlineInFrench from '@/data/fr/offline';
import { sitePages } from '@/lib/site/site-pages';
import { getPrecachedFile, listRoutes } from '../scripts/setup/list-routes.mjs';
import { calculateFromLastPeriod } from './calculate';
import { expect, test } from './fixtures';
import { waitUntilKept } from './installed-site';
import { isSibling } from './siblings';
import { FULL } from './tags';
import { bagWords } from './words';

test.use({ serviceWorkers: 'allow' });

// Left out are the page that hosts serve for every missing address, and those that nobody else should find on a device.
const unkept = sitePages.filter(({ isPrecached }) => isPrecached === false).map(({ path }): string => path);
const routes = listRoutes().filter((route) => !unkept.includes(route));

const OFFLINE_LIMIT_BYTES = 4_000_000;

test('after one visit every page is there without a connection, and the whole site takes at most 4 MB', async ({
  page,
  context,
}) => {
  test.slow();
  await page.goto('/development/week-12');
  await waitUntilKept(page);

  const kept = await page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(kept).toEqual(expect.arrayContaining(routes));
  expect(kept.filter((path) => unkept.includes(path))).toEqual([]);
  const files = kept.map((path) => (/\.\w+$/.test(path) ? `out${path}` : getPrecachedFile(path)));
  const bytes = files.map((file) => gzipSync(readFileSync(file), { level: 9 }).length);
  expect(bytes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(OFFLINE_LIMIT_BYTES);

  await context.setOffline(true);
  for (const route of routes.filter((path) => !isSibling(path))) {
    const response = await page.goto(route);
    expect(response?.fromServiceWorker(), route).toBe(true);
    await expect(page.getByRole('heading', { level: 1 }), route).toBeVisible();
    if (route !== '/offline') await expect(page, route).not.toHaveTitle(/You are offline/);
  }
  // Newsletters and apps add queries to links. By default Workbox ignores only those that begin with 'utm_'.
  const [plain, tagged] = await page.evaluate(async (paths) => {
    const read = async (path: string) => (await fetch(path)).text();
    return [await Promise.all(paths.map(read)), await Promise.all(paths.map((path) => read(`${path}?from=mail`)))];
  }, routes);
  const exported = routes.map((path) => readFileSync(getPrecachedFile(path), 'utf8'));
  expect(plain).toEqual(exported);
  expect(tagged).toEqual(exported);
});

test('without a connection the calculator computes, shared dates open, and an unknown page says what works', async ({
  page,
  context,
}) => {
  await page.goto('/');
  await waitUntilKept(page);
  await context.setOffline(true);

  await calculateFromLastPeriod(page, '2026-09-01');
  await expect(page.getByRole('heading', { name: 'Tuesday, June 8, 2027' })).toBeVisible();
  await page.goto('/calculator?date=2027-05-03&from=a+friend');
  await expect(page.getByRole('heading', { name: 'Monday, May 3, 2027' })).toBeVisible();
  await page.goto('/?date=2027-05-03');
  await expect(page.getByRole('main')).toContainText('Monday, May 3, 2027');

  await page.goto('/no/such-page?a=b');
  await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Baby Development' }).click();
  await expect(page).toHaveURL('/development');
  await page.goBack();
  await context.setOffline(false);
});

test('without a connection an unknown address in French says what works in French', FULL, async ({ page, context }) => {
  await page.goto('/fr/soutien');
  await waitUntilKept(page);
  await context.setOffline(true);
  await page.goto('/fr/no-such-page');
  await expect(page.getByRole('heading', { name: offlineInFrench.title })).toBeVisible();
});

test('without a connection the hospital bag keeps its ticks and saves its picture', FULL, async ({ page, context }) => {
  await page.goto('/development/week-36');
  await waitUntilKept(page);
  await context.setOffline(true);
  await page.goto('/hospital-bag');
  const carSeat = page.getByRole('checkbox', { name: 'Car seat' });
  await carSeat.check();
  await page.reload();
  await expect(carSeat).toBeChecked();
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: bagWords.saveImage }).click();
  const { width, height } = PNG.sync.read(readFileSync(await (await downloading).path()));
  expect(width).toBe(1280);
  expect(height / 2).toBeGreaterThan(50 * 28);
});

test('the page of the first visit itself loads its later parts without a connection', async ({ page, context }) => {
  await page.goto('/calculator');
  await waitUntilKept(page);
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Calendar: First day of last period' }).click();
  await expect(page.getByRole('button', { name: 'Previous month' })).toBeVisible();
});

test.describe('with a connection', () => {
  test.use({ expectedErrors: ['404: this page does not exist', 'status of 404'] });

  test('a missing page is missing, also once the site is kept', FULL, async ({ page }) => {
    await page.goto('/');
    await waitUntilKept(page);
    const response = await page.goto('/no/such-page');
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { name: 'Oops! Page not found' })).toBeVisible();
  });
});

test('the site can be installed: its manifest names icons of the sizes they have', async ({ page, request }) => {
  await page.goto('/');
  const manifestUrl = await page.locator('link[rel="manifest"]').getAttribute('href');
  const response = await request.get(manifestUrl ?? '');
  expect(response.headers()['content-type']).toContain('application/manifest+json');
  const { icons } = await response.json();
  const appleIcon = await page.locator('link[rel="apple-touch-icon"]').getAttribute('href');
  for (const { src, sizes } of [...icons, { src: appleIcon, sizes: '180x180' }]) {
    const { width, height } = PNG.sync.read(await (await request.get(src)).body());
    expect(`${width}x${height}`, src).toBe(sizes);
  }
});
