import type { Page } from '@playwright/test';
import { calculateFromLastPeriod, openView } from './calculate';
import { findTooWide } from './find-too-wide';
import { findViolations } from './find-violations';
import { expect, test } from './fixtures';
import { FULL, fullUnless } from './tags';

async function openFacts(page: Page, lastPeriod: string) {
  await calculateFromLastPeriod(page, lastPeriod);
  await openView(page, 'Facts');
  await expect(page.getByRole('heading', { name: 'Fun Facts' })).toBeVisible();
}

const factOf = (page: Page, term: string) =>
  page
    .getByRole('term')
    .filter({ hasText: new RegExp(`^${term}$`) })
    .locator('xpath=following-sibling::dd');

for (const [due, lastPeriod, facts] of [
  ['June 8, 2027', '2026-09-01', ['Gemini', 'May 21 to June 20', 'Pearl', 'Rose', 'Blue Whale']],
  ['December 31, 2026', '2026-03-26', ['Capricorn', 'December 22 to January 19', 'Turquoise', 'Narcissus', 'Moose']],
  ['January 1, 2027', '2026-03-27', ['Capricorn', 'December 22 to January 19', 'Garnet', 'Carnation', 'Blue Whale']],
] as const) {
  const tag = fullUnless(due === 'January 1, 2027');
  test(`the facts of ${due}`, tag, async ({ page }) => {
    await openFacts(page, lastPeriod);
    const [starSign, dates, birthstone, flower, animal] = facts;
    await expect(factOf(page, 'Star sign')).toHaveText(`${starSign}${dates}`);
    await expect(factOf(page, 'Birthstone')).toHaveText(birthstone);
    await expect(factOf(page, 'Birth flower')).toContainText(flower);
    await expect(page.getByRole('heading', { name: "Your baby's Canadian animal" })).toBeVisible();
    await expect(page.getByText(animal, { exact: true })).toBeVisible();
  });
}

test('the animal has its picture and a fact', FULL, async ({ page }) => {
  await openFacts(page, '2026-09-01');
  await expect(page.getByText('The blue whale is the largest animal alive.')).toBeVisible();
  const picture = page.locator('img[src$="/pictures/spouting-whale.svg"]');
  await expect(picture).toBeVisible();
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
});

test(
  'star sign, birthstone and flower have their pictures, and stone and flower say what is on them',
  FULL,
  async ({ page }) => {
    await openFacts(page, '2026-09-01');
    const main = page.getByRole('main');
    for (const picture of [
      main.getByRole('img', { name: 'A round, cream-coloured pearl' }),
      main.getByRole('img', { name: 'A red rose' }),
      main.locator('img[src$="/pictures/gemini.svg"]'),
    ]) {
      await expect(picture).toBeVisible();
      await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    }
  },
);

for (const colorScheme of ['light', 'dark'] as const) {
  const tag = fullUnless(colorScheme === 'light');
  test.describe(`at 320 px in the ${colorScheme} theme`, tag, () => {
    test.use({ colorScheme, viewport: { width: 320, height: 700 } });

    test('nothing scrolls sideways and there is no accessibility violation', FULL, async ({ page }) => {
      await openFacts(page, '2026-09-01');
      expect(await findTooWide(page)).toEqual([]);
      expect(await findViolations(page)).toEqual([]);
    });
  });
}

test('Share, Tweet and Pin lead to their sites with the facts and the link', FULL, async ({ page, baseURL }) => {
  await page.goto('/calculator?date=2027-06-08#facts');
  const link = async (name: string) => {
    const href = await page.getByRole('link', { name: new RegExp(`^${name} \\(opens`) }).getAttribute('href');
    return new URL(href ?? '');
  };
  const shared = `${baseURL}/?date=2027-06-08`;
  const tweet = await link('Tweet');
  expect(tweet.searchParams.get('text')).toContain('A baby is due on June 8, 2027. Star sign: Gemini.');
  expect(tweet.searchParams.get('url')).toBe(shared);
  expect((await link('Share')).searchParams.get('u')).toBe(shared);
  const pin = await link('Pin');
  expect(pin.hostname).toContain('pinterest');
  expect(pin.searchParams.get('url')).toBe(shared);
});
