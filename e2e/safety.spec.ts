import type { Page } from '@playwright/test';
import { careLines } from '@/data/care-lines';
import { optionsLines } from '@/data/care-lines/options';
import * as frenchExit from '@/data/fr/private-page';
import * as frenchSafety from '@/data/fr/safety';
import { provinceCodes } from '@/data/provinces';
import * as optionsWords from '@/words/options';
import * as exit from '@/words/private-page';
import { names } from '@/words/regions';
import * as words from '@/words/safety';
import * as site from '@/words/site';
import { storeDueDate } from './earlier-visit';
import { findTooWide } from './find-too-wide';
import { findViolations } from './find-violations';
import { expect, test } from './fixtures';
import { FULL } from './tags';

const OWN = '2027-06-08';
const button = (page: Page) => page.getByRole('link', { name: exit.leave });

/** The outside page, which the test answers for. */
test.use({ expectedErrors: [`request to ${exit.weatherUrl}`, `request to ${frenchExit.weatherUrl}`] });
test.beforeEach(async ({ page }) => {
  for (const url of [exit.weatherUrl, frenchExit.weatherUrl]) {
    await page.route(`${url}/**`, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>Weather</title><h1>Sunny</h1>' }),
    );
  }
});

/** All that a page can leave on the device. */
const readStores = (page: Page) =>
  page.evaluate(async () => ({
    local: { ...window.localStorage },
    session: { ...window.sessionStorage },
    caches: await window.caches.keys(),
    databases: (await window.indexedDB.databases()).map(({ name }) => name),
    workers: (await navigator.serviceWorker.getRegistrations()).length,
  }));

async function expectNoWayBack(page: Page) {
  await expect(page.getByRole('heading', { name: 'Sunny' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/offline');
  await page.goForward();
  await expect(page.getByRole('heading', { name: 'Sunny' })).toBeVisible();
}

test('who is not safe leaves by the button: the weather stands in the page’s place, and nothing is stored', async ({
  page,
}) => {
  await page.goto('/offline');
  await storeDueDate(page, OWN);
  await page.goto('/offline');
  const before = await readStores(page);
  await page.goto('/safety');
  await expect(page).toHaveTitle(site.name);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  await expect(page.locator('meta[property="og:title"]')).toHaveAttribute('content', site.name);
  await expect(page.locator('script[type="application/ld+json"]')).toHaveCount(0);
  expect(await readStores(page)).toEqual(before);
  const box = await button(page).boundingBox();
  expect(box?.height).toBeGreaterThanOrEqual(56);
  await button(page).click();
  await expectNoWayBack(page);
  await page.goBack();
  expect(await readStores(page)).toEqual(before);
});

test('who is not sure about a pregnancy leaves by the same button, and nothing is stored', FULL, async ({ page }) => {
  await page.goto('/offline');
  await storeDueDate(page, OWN);
  await page.goto('/offline');
  const before = await readStores(page);
  await page.goto('/options');
  await expect(page).toHaveTitle(site.name);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  await expect(page.locator('meta[property="og:title"]')).toHaveAttribute('content', site.name);
  await expect(page.locator('script[type="application/ld+json"]')).toHaveCount(0);
  expect(await readStores(page)).toEqual(before);
  await page.keyboard.press('Escape');
  await expect(button(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expectNoWayBack(page);
  await page.goBack();
  expect(await readStores(page)).toEqual(before);
  await page.goto('/options');
  await button(page).click();
  await expectNoWayBack(page);
});

for (const path of ['/safety', '/options']) {
  test(`${path} is blank as soon as one leaves it, before the other page comes`, FULL, async ({ page }) => {
    await page.goto(path);
    // Read in the same moment: what is asked of the page later waits for the other one.
    const left = await button(page).evaluate((link: HTMLElement) => {
      link.click();
      return {
        display: window.getComputedStyle(document.documentElement).display,
        title: document.title,
        path: window.location.pathname,
      };
    });
    expect(left).toEqual({ display: 'none', title: '', path: '/' });
    await expect(page.getByRole('heading', { name: 'Sunny' })).toBeVisible();
  });
}

test('Escape leaves only when it is pressed twice', async ({ page }) => {
  await page.goto('/offline');
  await page.goto('/safety');
  await page.keyboard.press('Escape');
  await expect(button(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expectNoWayBack(page);
});

test('the search shows nothing of safety at home before a word is typed in full', async ({ page }) => {
  await page.goto('/search');
  const field = page.getByRole('searchbox');
  const found = page.locator('[data-light="search"] a[href^="/safety"], [data-light="search"] a[href^="/options"]');
  await field.fill('fever');
  await expect(page.locator('[data-part="signs"] [data-first] [data-name]').first()).toBeVisible();
  for (const typed of ['saf', 'vio', 'violenc', 'abort']) {
    await field.fill(typed);
    await expect(found).toHaveCount(0);
    await expect(page.locator('[data-part="signs"]')).not.toContainText(/partner/i);
  }
  await field.fill('violence');
  await expect(found).toHaveText(/not safe at home/i);
  // Kept by the browser as it was left, the page holds nothing of it for who presses Back.
  await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true })));
  await expect(field).toHaveValue('');
  await expect(found).toHaveCount(0);
  await field.fill('violence');
  await page
    .getByRole('main')
    .getByRole('link', { name: /not safe at home/i })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.title);
});

test('who is not sure in Charlottetown finds whom to call, and that the number is hidden when they call back', async ({
  page,
}) => {
  await storeDueDate(page, OWN);
  await page.goto('/options');
  await expect(page).toHaveTitle(site.name);
  const main = page.getByRole('main');
  await expect(main.locator(`a[href="tel:${optionsLines['action-canada'].numbers[0].dialled}"]`)).toBeVisible();
  await main.getByText(names.PE).click();
  const [number] = optionsLines['pe-womens-wellness'].numbers;
  await expect(main.locator(`a[href="tel:${number.dialled}"]`)).toBeVisible();
  await expect(main.getByText(/Private Number/)).toBeVisible();
  await expect(main).not.toContainText(/congratulations|due date|2027/i);
  await expect(main.locator('img')).toHaveCount(0);
});

test(
  'Back leads to no other entry of the page: neither of its other language nor of a place in it',
  FULL,
  async ({ page }) => {
    await page.goto('/offline');
    await page.goto('/options');
    await page.getByRole('main').getByRole('link', { name: optionsWords.notSafe.link }).click();
    await expect(page).toHaveURL('/safety');
    await page.locator('a[href="#content"]').press('Enter');
    await expect(page).toHaveURL('/safety#content');
    await page.getByRole('banner').getByRole('link', { name: 'Français' }).click();
    await expect(page).toHaveURL('/fr/securite#content');
    await page.getByRole('link', { name: frenchExit.leave }).click();
    await expect(page).toHaveURL(/meteo\.gc\.ca/);
    await expectNoWayBack(page);
  },
);

test('offline an empty page stands in the place of the page', FULL, async ({ page, context }) => {
  await page.goto('/safety');
  await context.setOffline(true);
  await button(page).click();
  await expect(page).toHaveURL('about:blank');
});

test(
  'neither page is in the sitemap or the list of all that the site has, nor leads to the search or the timer',
  FULL,
  async ({ page, request }) => {
    expect(await (await request.get('/sitemap.xml')).text()).not.toMatch(/\/(safety|options|securite)</);
    await page.goto('/search');
    await expect(page.locator('a[href="/safety"], a[href="/options"]')).toHaveCount(0);
    for (const path of ['/safety', '/options']) {
      await page.goto(path);
      await expect(page.getByRole('banner').getByRole('link')).toHaveCount(2);
      await expect(page.locator('a[href*="/search"], a[href="/contraction-timer"], a[href="/birth"]')).toHaveCount(0);
    }
  },
);

for (const path of ['/safety', '/options', '/fr/securite', '/fr/options']) {
  test(`${path} has no fault of accessibility and is not too wide`, FULL, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(path);
    for (const fold of await page.getByRole('main').locator('summary').all()) await fold.click();
    expect(await findTooWide(page)).toEqual([]);
    expect(await findViolations(page)).toEqual([]);
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the pages say all that they have to say, and the button is a link to the weather', FULL, async ({ page }) => {
    await page.goto('/fr/securite');
    const main = page.getByRole('main');
    await expect(main.getByText(frenchSafety.intro.text)).toBeVisible();
    await expect(page.getByText(frenchExit.withoutScript)).toBeVisible();
    await expect(page.getByText(frenchExit.whatLeavingDoes)).toBeHidden();
    await page.goto('/safety');
    for (const code of provinceCodes) await expect(main.getByText(names[code], { exact: true })).toBeVisible();
    await main.getByText(names.MB, { exact: true }).click();
    const [number] = careLines['mb-family-violence'].numbers;
    await expect(main.locator(`a[href="tel:${number?.dialled}"]`)).toBeVisible();
    await expect(main.getByText(words.traces.title)).toBeVisible();
    for (const { text } of words.traces.list) await expect(main.getByText(text)).toBeVisible();
    await button(page).click();
    await expect(page.getByRole('heading', { name: 'Sunny' })).toBeVisible();
  });
});
