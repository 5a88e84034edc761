import type { Page } from '@playwright/test';
import { bundleInPageScript, bundleScript } from '../lib/site/bundle-script';
import { getContentSecurityPolicy, insertPolicy } from '../scripts/finish-export/content-security-policy.mjs';
import { expect, test } from './fixtures';

// A page of tier 'light' whose script filters a list, made here: it tests the tier, whatever pages the site has of it.

const SCRIPT = '/light/filter-list.js';
const html = `<!DOCTYPE html><html lang="en"><head><meta charSet="utf-8"/><title>Signs</title><link rel="icon" href="/pictures/site-mark.svg"/></head><body>
  <div data-cannot-start hidden role="alert">Reload <button data-reload>Reload</button></div>
  <script data-in-page="early-use">${bundleInPageScript('early-use')}</script>
  <main data-light="filter-list"><label>Search <input type="search"></label><button>Show all</button>
    <ul><li>Bleeding</li><li>Fever</li><li>Headache</li></ul></main>
  <script src="${SCRIPT}" defer></script></body></html>`;

/** Opens the page; what its script gets is told by `answer`. */
async function openPage(page: Page, answer: Parameters<Page['route']>[1]) {
  const body = insertPolicy(html, getContentSecurityPolicy(html));
  await page.route('/light-tier', (route) => route.fulfill({ contentType: 'text/html; charset=utf-8', body }));
  await page.route(SCRIPT, answer);
  await page.goto('/light-tier', { waitUntil: 'commit' });
  await expect(page.getByRole('listitem')).toHaveCount(3);
}

const script = () => ({
  contentType: 'text/javascript; charset=utf-8',
  body: bundleScript('e2e/light-filter-list.ts', 'es2020'),
});

test('what is typed and tapped before the script of a light page has loaded is done once it has', async ({ page }) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await openPage(page, async (route) => {
    await released;
    await route.fulfill(script());
  });
  await page.getByRole('button', { name: 'Show all' }).click();
  await expect(page.locator('[data-tapped]')).toHaveCount(1);
  await page.getByRole('searchbox').pressSequentially('FÉV');
  release();
  await expect(page.getByRole('listitem')).toHaveText(['Fever']);
  await expect(page.locator('[data-tapped]')).toHaveCount(0);
  await page.getByRole('button', { name: 'Show all' }).click();
  await expect(page.getByRole('listitem')).toHaveCount(3);
});

test.describe('whose script is not found', () => {
  test.use({ expectedErrors: ['404'] });

  test('a light page says so, and its text stays', async ({ page }) => {
    await openPage(page, (route) => route.fulfill({ status: 404, body: '' }));
    await expect(page.getByRole('alert')).toBeVisible();
    await expect(page.getByRole('listitem')).toHaveCount(3);
  });
});
