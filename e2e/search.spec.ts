import type { Page } from '@playwright/test';
import * as frenchCanI from '@/data/fr/can-i/page';
import * as frenchLayout from '@/data/fr/layout';
import * as french from '@/data/fr/search';
import { getCanIEntry, getEntryPath } from '@/lib/can-i/topic-entries';
import * as canI from '@/words/can-i/page';
import * as layout from '@/words/layout';
import * as words from '@/words/search';
import { signEntryWords } from '@/words/sign-search';
import { orders } from '@/words/warning-signs';
import { emergencyInNunavut } from '@/words/without-911';
import { storeDueDate } from './earlier-visit';
import { findTooWide } from './find-too-wide';
import { findViolations } from './find-violations';
import { expect, test } from './fixtures';
import { waitUntilKept } from './installed-site';
import { FULL } from './tags';

/** 30 weeks 0 days on November 21. */
const THIRTY_WEEKS = '2027-01-30';

const feta = getCanIEntry('feta');

const field = (page: Page) => page.getByRole('searchbox');
const status = (page: Page) => page.locator('[data-found]');
const part = (page: Page, name: keyof typeof words.sections) => page.locator(`[data-part="${name}"]`);
const notFound = (page: Page) => page.locator('[data-not-found]');

test('from the header by keyboard: what is typed is answered, moved through by arrows, and enters no address', async ({
  page,
}) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await page.goto('/development/week-20');
  await page.getByRole('banner').getByRole('link', { name: layout.search }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/search#search-field$/);
  await expect(field(page)).toBeFocused();
  const before = page.url();
  requests.length = 0;
  await page.keyboard.type('Is feta safe?');
  const answer = part(page, 'can-i').getByRole('link').first();
  await expect(answer).toContainText(canI.verdictWords['better-not']);
  await expect(answer).toContainText(feta.todo);
  await expect(status(page)).toHaveText(/\d/);
  expect(page.url()).toBe(before);
  expect(requests.filter((url) => /feta|safe/.test(url))).toEqual([]);
  // The index is loaded once, when somebody is in the field.
  expect(requests.filter((url) => url.endsWith('.json')).length).toBeLessThanOrEqual(1);
  await page.keyboard.press('ArrowDown');
  await expect(answer).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(field(page)).toHaveValue('');
  await expect(part(page, 'can-i')).toBeHidden();
  await page.keyboard.type('feta');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(getEntryPath(feta));
});

test('a sign is first, with the order of the week that is known, and the pill is second', async ({ page }) => {
  await storeDueDate(page, THIRTY_WEEKS, 'ON');
  await page.goto('/search');
  await field(page).fill('headache');
  const sign = part(page, 'signs').getByRole('link').first();
  await expect(sign).toContainText(signEntryWords.headache.name);
  await expect(sign).toContainText(orders.go);
  await expect(sign).toHaveAttribute('href', '/when-to-call#weeks-26-36-headache');
  await expect(part(page, 'can-i').getByRole('link', { name: getCanIEntry('acetaminophen').name })).toBeVisible();
  await expect(part(page, 'region')).toContainText('811');
  await field(page).fill('heartburn');
  await expect(part(page, 'signs').getByRole('link').first()).toContainText(signEntryWords['right-ribs'].name);
  await field(page).fill('ibuprofen');
  await expect(part(page, 'can-i').getByRole('link').first()).toContainText(
    `${words.inWeek(30)} ${canI.verdictWords['better-not']}`,
  );
});

test('what has no entry gets whom to ask, and no verdict of something else', async ({ page }) => {
  await page.goto('/search');
  await field(page).fill('durian');
  await expect(status(page)).toHaveText(words.notInList('durian'));
  for (const text of [words.noSource, words.noVerdict, words.prescribed, canI.pharmacist]) {
    await expect(notFound(page)).toContainText(text);
  }
  await field(page).fill('kraft dinner');
  await expect(notFound(page).getByText(words.nearest)).toBeVisible();
  await expect(part(page, 'can-i').locator('[data-verdict]')).toHaveCount(0);
  await field(page).fill('feta');
  await expect(notFound(page)).toBeHidden();
});

test.describe('with a service worker', () => {
  test.use({ serviceWorkers: 'allow', viewport: { width: 320, height: 640 } });

  test('it works without a connection, on 320 px', async ({ page, context }) => {
    await page.goto('/search');
    await waitUntilKept(page);
    await context.setOffline(true);
    await page.reload();
    await field(page).fill('cheese');
    await expect(part(page, 'can-i').getByRole('link').first()).toBeVisible();
    // Of many answers none stands on top.
    await expect(part(page, 'can-i').locator('[data-first] > li').first().locator('.answer-line')).toBeVisible();
    expect(await findTooWide(page)).toEqual([]);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the site is listed from A to Z', async ({ page }) => {
    await page.goto('/search');
    await expect(field(page)).toBeHidden();
    await expect(page.getByRole('heading', { name: words.aToZ })).toBeVisible();
    await page.getByText(words.folds.answers('Food'), { exact: true }).click();
    await page.getByRole('main').getByRole('link', { name: feta.name, exact: true }).click();
    await expect(page).toHaveURL(getEntryPath(feta));
  });
});

test(
  'in French, words of both languages find the French answer, and four buttons stand at 320 px',
  FULL,
  async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto('/fr/conseils');
    const header = page.getByRole('banner');
    for (const button of [
      header.getByRole('link', { name: frenchLayout.search }),
      header.getByTitle(frenchLayout.timer),
      header.getByRole('link', { name: 'English' }),
      header.getByRole('button', { name: frenchLayout.menu, exact: true }),
    ]) {
      const box = await button.boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
      await expect(button).toBeInViewport({ ratio: 1 });
    }
    await header.getByRole('link', { name: frenchLayout.search }).click();
    await expect(page).toHaveURL(/\/fr\/recherche#search-field$/);
    for (const typed of ['hot tub', 'bain à remous']) {
      await field(page).fill(typed);
      await expect(part(page, 'can-i').getByRole('link').first()).toContainText(frenchCanI.verdictWords['better-not']);
    }
    await field(page).fill('semaine 20');
    await expect(part(page, 'weeks').getByRole('link')).toHaveAttribute('href', '/fr/developpement/semaine-20');
    await field(page).fill('durian');
    await expect(notFound(page)).toContainText(french.noSource);
    expect(await findTooWide(page)).toEqual([]);
  },
);

test.describe('whose index fails at first', () => {
  test.use({ expectedErrors: ['503'] });

  test(
    'what is typed before the index has come is answered once it is there, and a failure is said',
    FULL,
    async ({ page }) => {
      let fail = true;
      let release = () => {};
      const released = new Promise<void>((resolve) => {
        release = resolve;
      });
      await page.route('**/search-index.json', async (route) => {
        if (fail) return route.fulfill({ status: 503, body: '' });
        await released;
        return route.continue();
      });
      await page.goto('/search');
      await field(page).fill('fe');
      await expect(page.locator('[data-cannot-load]')).toBeVisible();
      fail = false;
      await field(page).fill('feta');
      await expect(status(page)).toHaveText(words.loading);
      release();
      await expect(part(page, 'can-i').getByRole('link').first()).toContainText(feta.todo);
      await expect(page.locator('[data-cannot-load]')).toBeHidden();
    },
  );
});

test(
  'the page after a loss stands before a sign that is only near, and below a sign that was typed',
  FULL,
  async ({ page }) => {
    await page.goto('/search');
    await field(page).fill('bébé mort');
    await expect(part(page, 'signs').getByRole('link').first()).toBeVisible();
    await expect(status(page)).toHaveText(words.found(3));
    await page.keyboard.press('ArrowDown');
    await expect(page.locator('[data-part] a:focus')).toHaveAttribute('href', '/support');
    await page.keyboard.press('ArrowUp');
    await field(page).fill('stillbirth');
    await page.keyboard.press('ArrowDown');
    await expect(page.locator('[data-part] a:focus')).toHaveAttribute('href', /^\/when-to-call#/);
  },
);

test('in Nunavut what is found says whom to call in place of 911', FULL, async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('region', 'NU'));
  await page.goto('/search');
  for (const typed of ['seizure', 'bleeding', 'oysters', 'durian']) {
    await field(page).fill(typed);
    await expect(status(page)).not.toBeEmpty();
    await expect(page.locator('[data-light="search"]').locator('a[href="tel:911"]:visible')).toHaveCount(0);
  }
  await field(page).fill('seizure');
  await expect(part(page, 'signs').getByRole('link').getByText('911').filter({ visible: true })).toHaveCount(0);
  await expect(part(page, 'signs').getByText(emergencyInNunavut.text)).toBeVisible();
  await field(page).fill('measles');
  const measles = part(page, 'can-i').getByRole('link', { name: getCanIEntry('measles').name });
  await expect(measles).not.toContainText('911');
  await expect(measles).toContainText('health centre');
});

test('it has no accessibility violations, empty, answered and without an answer', FULL, async ({ page }) => {
  await page.goto('/search');
  expect(await findViolations(page)).toEqual([]);
  for (const typed of ['cheese', 'bleeding', 'feta', 'durian']) {
    await field(page).fill(typed);
    await expect(status(page)).not.toBeEmpty();
    expect(await findViolations(page)).toEqual([]);
  }
});
