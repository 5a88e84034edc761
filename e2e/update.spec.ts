import type { Page } from '@playwright/test';
import { waitUntilKept } from './installed-site';
import { FULL } from './tags';
import { expect, findUpdateLine as line, NEW_TITLE, OLD_TITLE, test, type UpdatedSite } from './updated-site';
import { calculatorWords, siteWords, timerWords } from './words';

const LONGEST_WAIT_FOR_IDLE_MS = 5_000;

const title = (page: Page) => page.getByRole('heading', { level: 1 });

/** Opens the site, waits until it is kept offline, publishes a new version, and reloads. */
async function visitBeforeAndAfter(page: Page, site: UpdatedSite) {
  await page.goto('/offline');
  await waitUntilKept(page);
  site.publish();
  await page.reload();
}

const waitUntilWaiting = (page: Page) =>
  expect
    .poll(() => page.evaluate(async () => Boolean((await navigator.serviceWorker.getRegistration())?.waiting)))
    .toBe(true);

/** Waits for the check that site.js makes once the page is idle, then makes another one, which ends after it. */
async function lookForNewVersion(page: Page) {
  await page.clock.runFor(LONGEST_WAIT_FOR_IDLE_MS);
  await page.evaluate(async () => {
    await (await navigator.serviceWorker.ready).update();
  });
}

const time = (page: Page, active?: { id: string; startTime: number }) =>
  page.evaluate(
    (running) =>
      localStorage.setItem('contractions', JSON.stringify({ version: 1, contractions: [], active: running })),
    active,
  );

test('a new version says so and waits until one reloads', async ({ page, site }) => {
  await visitBeforeAndAfter(page, site);
  await page.evaluate(() => document.body.setAttribute('data-same-visit', ''));
  await expect(line(page)).toContainText('Update ready');
  await expect(title(page)).toHaveText(OLD_TITLE);
  await expect(page.locator('body')).toHaveAttribute('data-same-visit');
  await line(page).getByRole('button', { name: siteWords.siteScript.reload }).click();
  await expect(title(page)).toHaveText(NEW_TITLE);
  await expect(line(page)).toHaveCount(0);
});

test('without a new version nothing is said, and Later puts it off', FULL, async ({ page, site }) => {
  await page.goto('/offline');
  await waitUntilKept(page);
  await page.reload();
  await lookForNewVersion(page);
  await expect(page.locator('.update-line')).toHaveCount(0);
  site.publish();
  await page.reload();
  await line(page).getByRole('button', { name: 'Later' }).click();
  await expect(line(page)).toHaveCount(0);
  await page.goto('/calculator');
  await expect(line(page)).toBeVisible();
});

test('while a contraction is timed no reload is offered; it comes when that is over', async ({ page, site }) => {
  await page.goto('/offline');
  await time(page, { id: '1', startTime: 1 });
  await visitBeforeAndAfter(page, site);
  await waitUntilWaiting(page);
  await expect(page.locator('.update-line')).toHaveCount(1);
  await expect(page.locator('.update-line')).toBeHidden();
  await time(page);
  await expect(line(page)).toContainText('Update ready');
  await time(page, { id: '2', startTime: 2 });
  await expect(line(page)).toBeHidden();
  await expect(title(page)).toHaveText(OLD_TITLE);
});

test('that holds where the browser keeps nothing, too', FULL, async ({ page, site }) => {
  await page.goto('/offline');
  await waitUntilKept(page);
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await page.goto('/contraction-timer');
  await page.getByRole('button', { name: timerWords.start }).click();
  site.publish();
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
  await waitUntilWaiting(page);
  await expect(page.locator('.update-line')).toHaveCount(1);
  await expect(page.locator('.update-line')).toBeHidden();
  // A second tap within a second does not count.
  await page.clock.runFor(2_000);
  await page.getByRole('button', { name: timerWords.stop }).click();
  await expect(line(page)).toContainText('Update ready');
});

test('a reload in one tab leaves the others as they are, and tells them', FULL, async ({ page, site, context }) => {
  await visitBeforeAndAfter(page, site);
  const other = await context.newPage();
  await other.goto(`${site.origin}/calculator`);
  await other.getByLabel(calculatorWords.dateLabels.lmp).fill('2026-09-01');
  await line(page).getByRole('button', { name: siteWords.siteScript.reload }).click();
  await expect(title(page)).toHaveText(NEW_TITLE);
  await expect(line(other)).toBeVisible();
  await expect(other.getByLabel(calculatorWords.dateLabels.lmp)).toHaveValue('2026-09-01');
});

test.describe('the site in French, which has a worker of its own below that of English', () => {
  const PATH = '/fr/hors-ligne';

  /** Visits it while the worker of the root answers, and waits until its own has taken over. */
  async function visitFrench(page: Page, site: UpdatedSite) {
    await page.goto('/offline');
    await waitUntilKept(page);
    await page.goto(PATH);
    const readWorker = () => page.evaluate(() => navigator.serviceWorker.controller?.scriptURL);
    expect(await readWorker()).toBe(`${site.origin}/sw.js`);
    await expect.poll(readWorker).toBe(`${site.origin}/fr/sw.js`);
  }

  test('says nothing of an update on the first visit', FULL, async ({ page, site }) => {
    await visitFrench(page, site);
    await lookForNewVersion(page);
    await expect(page.locator('.update-line')).toHaveCount(0);
  });

  test('keeps its pages for offline use when that of English is updated', async ({ page, site, context }) => {
    await visitFrench(page, site);
    const heading = await title(page).innerText();
    site.publish();
    await page.goto('/offline');
    await line(page).getByRole('button', { name: siteWords.siteScript.reload }).click();
    await expect(title(page)).toHaveText(NEW_TITLE);
    await context.setOffline(true);
    await page.goto(PATH);
    await expect(title(page)).toHaveText(heading);
  });
});
