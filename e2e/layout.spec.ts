import type { Page } from '@playwright/test';
import { calculateFromLastPeriod } from './calculate';
import { expect, test } from './fixtures';

// The missing page logs its path, as it should.
test.use({ expectedErrors: ['404: this page does not exist'] });

const routes = [
  '/',
  '/calculator',
  '/development',
  '/development/week-3',
  '/development/week-20',
  '/development/week-39',
  '/resources',
  '/resources/newfoundland-and-labrador',
  '/timeline',
  '/tips',
  '/about',
  '/support',
  '/404',
  '/offline',
];

/** How much wider than the window the page is; 0 when nothing scrolls sideways. */
const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

async function showResult(page: Page) {
  await calculateFromLastPeriod(page, '2026-09-01');
  await expect(page.getByRole('heading', { name: 'Tuesday, June 8, 2027' })).toBeVisible();
}

// 640 CSS pixels is a 1280 px window at 200 % zoom.
for (const width of [320, 360, 640, 768, 1280]) {
  test(`nothing scrolls sideways at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    for (const route of routes) {
      await page.goto(route);
      expect(await overflow(page), route).toBe(0);
    }
    await showResult(page);
    expect(await overflow(page), 'the result').toBe(0);
    if (width === 320) {
      await page.getByRole('radio', { name: 'Ultrasound' }).check();
      await page.getByLabel('Weeks at scan').fill('99');
      await page.getByRole('button', { name: 'Calculate My Due Date' }).click();
      await expect(page.getByText('Enter whole weeks from 0 to 42.')).toBeVisible();
      expect(await overflow(page), 'an error').toBe(0);
    }
  });
}

test('what is pressed most is at least 44 px high and wide on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await showResult(page);
  const main = page.getByRole('main');
  for (const control of await main.locator('button:visible, summary:visible, label:has(input):visible').all()) {
    const box = await control.boundingBox();
    const name = await control.textContent();
    expect(box?.height, name ?? '').toBeGreaterThanOrEqual(44);
    expect(box?.width, name ?? '').toBeGreaterThanOrEqual(44);
  }
});
