import type { Page } from '@playwright/test';
import { sources } from '../data/sources';
import { expect, test } from './fixtures';

const keep = (page: Page, dueDate: string) =>
  page.addInitScript((text) => window.localStorage.setItem('pregnancy', text), JSON.stringify({ version: 1, dueDate }));

const OWN = '2027-06-08';
const PAST = '2026-11-06';

for (const [place, path, dueDate] of [
  ['the result', '/calculator', OWN],
  ['a due date that has passed', '/calculator', PAST],
  ['the greeting', '/', OWN],
  ['the greeting after the due date', '/', PAST],
  ['the forty weeks', '/development', OWN],
  ['a due date that a link brought', '/?date=2027-05-05', OWN],
  ['a result that a link brought', '/calculator?date=2027-05-05', OWN],
] as const) {
  test(`${place} leads to support`, async ({ page }) => {
    await keep(page, dueDate);
    await page.goto(path);
    const link = page.getByRole('main').getByRole('link', { name: 'If this pregnancy has ended' });
    await expect(link).toHaveCount(1);
    expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await link.click();
    await expect(page).toHaveURL('/support');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('If a pregnancy has ended');
  });
}

test('a visitor who has entered nothing is not asked', async ({ page }) => {
  await page.goto('/development');
  await expect(page.getByRole('button', { name: 'Show' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'If this pregnancy has ended' })).toBeHidden();
});

test('the footer leads to both pages, and the about page to support', async ({ page }) => {
  await page.goto('/tips');
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('link', { name: 'Support after a loss' })).toHaveAttribute('href', '/support');
  await footer.getByRole('link', { name: 'About, sources and privacy' }).click();
  await expect(page).toHaveURL('/about');
  await page.getByRole('main').getByRole('link', { name: 'support after a loss' }).click();
  await expect(page).toHaveURL('/support');
});

test('support is quiet: no picture, no week of a pregnancy, no congratulations', async ({ page }) => {
  await keep(page, OWN);
  await page.goto('/support');
  await expect(page.getByRole('button', { name: 'Erase everything and stop every countdown' })).toBeVisible();
  const main = page.getByRole('main');
  await expect(main.getByRole('img')).toHaveCount(0);
  await expect(main.locator('img')).toHaveCount(0);
  await expect(main).not.toContainText(/\bweek \d|congratulations|!/i);
});

const confidenceWords = {
  'page-read': 'Page read',
  'address-cited': 'page not read yet',
  'to-confirm': 'to be confirmed',
};

test('the about page lists every source, with how sure we are of it', async ({ page }) => {
  await page.goto('/about');
  const items = page.getByRole('region', { name: 'Sources', exact: true }).getByRole('listitem');
  await expect(items.first()).toBeVisible();
  const texts = await items.allTextContents();
  for (const { title, confidence } of Object.values(sources)) {
    const listed = texts.find((text) => text.startsWith(title));
    expect({ title, listed }).toEqual({ title, listed: expect.stringContaining(confidenceWords[confidence]) });
  }
});

test('about and support print without navigation or buttons to press', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  await page.goto('/support');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('button')).toHaveCount(0);
});
