import type { Page } from '@playwright/test';
import { storedKeys } from '@/data/stored-values';
import { storedValues } from '@/words/privacy';
import { expect, test } from './fixtures';
import { FULL, fullUnless } from './tags';
import { watchLayoutShift } from './watch-layout-shift';
import { calculatorWords, leaveWords, privacyWords, timerWords } from './words';

const pages = [
  { path: '/support', action: 'Erase everything and stop every countdown' },
  { path: '/about', action: 'Forget everything on this device' },
] as const;
const [support, about] = pages;

const whatIsStored = storedKeys.map((key) => storedValues[key]);

const region = (page: Page, name: string) => page.getByRole('region', { name });

/** A browser that keeps something under every key the site has. */
async function fillStorage(page: Page, path: string) {
  await page.goto(path);
  await page.evaluate(
    (keys) => {
      for (const key of keys) window.localStorage.setItem(key, 'something');
      window.localStorage.setItem('pregnancy', JSON.stringify({ version: 1, dueDate: '2027-06-08' }));
      window.localStorage.setItem('of-another-site', 'stays');
    },
    [...storedKeys],
  );
  await page.reload();
}

/** The other place in which the site keeps something: the copy of the contractions. */
const getDatabases = (page: Page) =>
  page.evaluate(async () => (await window.indexedDB.databases()).map(({ name }) => name));

const getKeys = (page: Page) => page.evaluate(() => Object.keys(window.localStorage));

for (const { path, action } of pages) {
  test(
    `${path} erases every key, says what it was, and nothing else goes`,
    fullUnless(path === support.path),
    async ({ page }) => {
      await fillStorage(page, path);
      await page.getByRole('button', { name: action }).click();
      const question = region(page, 'Erase everything?');
      await expect(question).toBeFocused();
      await expect(question.getByRole('listitem')).toHaveText(whatIsStored);
      await question.getByRole('button', { name: privacyWords.erase }).click();
      const result = region(page, 'Everything is erased');
      await expect(result).toBeFocused();
      await expect(result.getByRole('listitem')).toHaveText(whatIsStored);
      expect(await getKeys(page)).toEqual(['of-another-site']);
      await page.goto('/calculator');
      await expect(page.getByText(calculatorWords.noResult)).toBeVisible();
      await page.goto('/');
      await page.getByRole('tab', { name: 'Resources' }).click();
      await expect(page.locator('[data-island="shared-greeting"]')).toBeEmpty();
    },
  );

  test(`${path}: keeping it keeps all, by keyboard alone, and focus comes back`, FULL, async ({ page }) => {
    await fillStorage(page, path);
    const before = await getKeys(page);
    const button = page.getByRole('button', { name: action });
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(region(page, 'Erase everything?')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: privacyWords.erase })).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(button).toBeFocused();
    expect(await getKeys(page)).toEqual(before);
  });
}

test('a countdown in another tab stops at once', async ({ page, context }) => {
  await fillStorage(page, support.path);
  const other = await context.newPage();
  await other.goto('/calculator');
  await expect(other.getByRole('heading', { name: 'Tuesday, June 8, 2027' })).toBeVisible();
  await page.getByRole('button', { name: support.action }).click();
  await page.getByRole('button', { name: privacyWords.erase }).click();
  await expect(other.getByText(calculatorWords.noResult)).toBeVisible();
  await expect(other.getByRole('heading', { name: 'Tuesday, June 8, 2027' })).toBeHidden();
});

test(
  'a benefits plan that is being edited in another tab goes too, and nothing comes back',
  FULL,
  async ({ page, context }) => {
    await fillStorage(page, support.path);
    const other = await context.newPage();
    await other.clock.install({ time: new Date('2026-11-21T10:00:00-05:00') });
    await other.goto('/benefits');
    const lastDay = other.getByLabel(leaveWords.lastWorkDay);
    await lastDay.fill('2027-05-28');
    await expect(other.getByLabel('Due date', { exact: true })).toHaveValue('2027-06-08');
    await page.getByRole('button', { name: support.action }).click();
    await page.getByRole('button', { name: privacyWords.erase }).click();
    await expect(lastDay).toHaveValue('');
    await expect(other.getByLabel('Due date', { exact: true })).toHaveValue('');
    expect(await getKeys(page)).toEqual(['of-another-site']);
  },
);

test('contractions are erased in both places in which they are kept, also while a tab times one', async ({
  page,
  context,
}) => {
  const timer = await context.newPage();
  await timer.goto('/contraction-timer');
  await timer.getByRole('button', { name: timerWords.start }).click();
  await expect.poll(() => getDatabases(timer)).toEqual(['contractions']);
  await page.goto(about.path);
  await page.getByRole('button', { name: about.action }).click();
  await page.getByRole('button', { name: privacyWords.erase }).click();
  await expect(region(page, 'Everything is erased').getByRole('listitem')).toHaveText([storedValues.contractions]);
  expect(await getDatabases(page)).toEqual([]);
  await expect(timer.getByRole('button', { name: timerWords.start })).toBeVisible();
  await timer.reload();
  await expect(timer.getByRole('button', { name: timerWords.start })).toBeVisible();
  expect(await getKeys(timer)).toEqual([]);
});

test('where the copy of the contractions cannot be erased, the answer does not say that all is gone', async ({
  page,
}) => {
  await page.addInitScript(() => {
    IDBFactory.prototype.deleteDatabase = () => {
      const request = new EventTarget();
      setTimeout(() => (request as IDBOpenDBRequest).onerror?.(new Event('error')));
      return request as IDBOpenDBRequest;
    };
  });
  await fillStorage(page, support.path);
  await page.getByRole('button', { name: support.action }).click();
  await page.getByRole('button', { name: privacyWords.erase }).click();
  await expect(page.getByRole('main')).toContainText('clear its data in the settings of your browser');
});

test('where nothing is stored, the answer says so', FULL, async ({ page }) => {
  await page.goto(support.path);
  await page.getByRole('button', { name: support.action }).click();
  await page.getByRole('button', { name: privacyWords.erase }).click();
  await expect(region(page, 'Nothing was stored')).toBeFocused();
});

test('where storage is blocked, the answer says what is left to do', FULL, async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
  });
  await page.goto(support.path);
  await page.getByRole('button', { name: support.action }).click();
  await page.getByRole('button', { name: privacyWords.erase }).click();
  await expect(region(page, 'Nothing is kept here')).toContainText('clear its data in the settings of your browser');
});

test('the about page shows what is stored right now, and follows', FULL, async ({ page }) => {
  await page.goto(about.path);
  const stored = region(page, 'What is stored on this device')
    .locator('[data-island="stored-now"]')
    .getByRole('listitem');
  await expect(stored).toHaveText(whatIsStored.map((what) => `${what}Not stored`));
  await fillStorage(page, about.path);
  await expect(stored).toHaveText(whatIsStored.map((what) => `${what}Stored now`));
  await page.getByRole('button', { name: about.action }).click();
  await page.getByRole('button', { name: privacyWords.erase }).click();
  await expect(stored).toHaveText(whatIsStored.map((what) => `${what}Not stored`));
});

for (const { path, action } of pages) {
  test(`nothing jumps when the button of ${path} comes`, FULL, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 800 });
    const shift = await watchLayoutShift(page);
    await page.goto(path);
    await expect(page.getByRole('button', { name: action })).toBeVisible();
    expect(await shift()).toBe(0);
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const { path, action } of pages) {
    test(`${path} stands, and says how to erase`, FULL, async ({ page }) => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('button', { name: action })).toBeHidden();
      await expect(page.locator('noscript p')).toBeVisible();
    });
  }

  test('the people to call are there', FULL, async ({ page }) => {
    await page.goto(support.path);
    await expect(page.getByRole('link', { name: '9-8-8', exact: true }).first()).toHaveAttribute('href', 'tel:988');
    await expect(page.getByRole('link', { name: '1-888-303-7245' })).toHaveAttribute('href', 'tel:+18883037245');
  });
});
