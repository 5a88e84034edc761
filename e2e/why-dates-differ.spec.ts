import type { Page } from '@playwright/test';
import { findTooWide } from './find-too-wide';
import { findViolations } from './find-violations';
import { expect, test } from './fixtures';
import { FULL } from './tags';
import { watchLayoutShift } from './watch-layout-shift';
import { calculatorWords, datesWords } from './words';

const form = (page: Page) => page.getByRole('form', { name: 'Compare two dates' });
const difference = (page: Page) => page.getByRole('status', { name: 'Difference' });

async function open(page: Page) {
  await page.goto('/calculator');
  await page.getByText(datesWords.title).click();
}

async function compare(page: Page, period: string, scan: { date: string; weeks: number; days: number }) {
  await form(page).getByLabel(datesWords.periodDay).fill(period);
  await form(page).getByLabel(datesWords.scanDay).fill(scan.date);
  await form(page).getByLabel('Scan weeks').fill(String(scan.weeks));
  await form(page).getByLabel('Scan days').fill(String(scan.days));
  await form(page).getByRole('button', { name: 'Compare the two dates' }).click();
}

/** The date that stands beside a term. */
const dateOf = (page: Page, term: string) =>
  page.getByRole('term').filter({ hasText: term }).locator('xpath=following-sibling::dd');

test('two dates stand side by side, with the difference, the one that is preferred and why', async ({ page }) => {
  await open(page);
  await compare(page, '2026-09-01', { date: '2026-11-10', weeks: 8, days: 6 });
  await expect(difference(page)).toHaveText('The scan gives a due date 8 days later than your last period does.');
  await expect(dateOf(page, 'By your last period')).toHaveText(['Tuesday, June 8, 2027']);
  await expect(dateOf(page, 'By your scan')).toHaveText(['Wednesday, June 16, 2027', 'Preferred']);
  const main = page.getByRole('main');
  await expect(main).toContainText('Canadian guidance prefers the date of the scan: June 16, 2027.');
  await expect(main).toContainText('The earliest scan from 7 weeks to 22 weeks 6 days decides');
  await expect(main).toContainText('more than 5 days, or one in the second by more than 10 days.');
  await expect(main).toContainText('8 days apart, which is more, so by that rule too the scan decides.');
  await expect(main).toContainText('If the two dates differ by more than about two weeks, ask your provider');
  await expect(main).toContainText(
    'After IVF the due date comes from the day of your transfer, and no scan changes it.',
  );
  await expect(main.getByText(/Your provider's date wins\.$/)).toBeVisible();
  await expect(main.getByRole('link', { name: /Guideline No. 214/ })).toHaveAttribute('href', /doi\.org/);
});

test('it needs no result and makes none', FULL, async ({ page }) => {
  await open(page);
  await compare(page, '2026-09-01', { date: '2026-11-10', weeks: 10, days: 0 });
  await expect(difference(page)).toHaveText('Both give the same due date.');
  await expect(page.getByText('Preferred', { exact: true })).toBeHidden();
  await expect(page.getByText(calculatorWords.noResult)).toBeVisible();
  expect(await page.evaluate(() => window.localStorage.length)).toBe(0);
});

test('a longer cycle moves the first of the two dates', FULL, async ({ page }) => {
  await open(page);
  await form(page).getByLabel('Length of your cycle in days').fill('36');
  await compare(page, '2026-09-01', { date: '2026-11-10', weeks: 8, days: 6 });
  await expect(difference(page)).toHaveText('Both give the same due date.');
});

test('what is wrong stands beside its field, focus goes to the first, and an edit takes the answer away', async ({
  page,
}) => {
  await open(page);
  await form(page).getByRole('button', { name: 'Compare the two dates' }).click();
  const period = form(page).getByLabel(datesWords.periodDay);
  const scan = form(page).getByLabel(datesWords.scanDay);
  await expect(period).toBeFocused();
  await expect(period).toHaveAccessibleDescription(/Enter a full date that exists/);
  await expect(scan).toHaveAccessibleDescription(/Enter a full date that exists/);
  await compare(page, '2026-09-01', { date: '2026-08-01', weeks: 10, days: 0 });
  await expect(scan).toBeFocused();
  await expect(scan).toHaveAccessibleDescription(/before the first day of your last period/);
  await compare(page, '2026-09-01', { date: '2026-11-10', weeks: 43, days: 0 });
  await expect(form(page).getByLabel('Scan weeks')).toHaveAccessibleDescription(/from 0 to 42/);
  await compare(page, '2026-09-01', { date: '2026-11-10', weeks: 9, days: 0 });
  await expect(difference(page)).toHaveText(/7 days later/);
  await form(page).getByLabel('Scan days').fill('1');
  await expect(difference(page)).toBeEmpty();
  await expect(dateOf(page, 'By your scan')).toBeHidden();
});

test(
  'it begins with what the result was calculated from, and keeps what was typed beside it',
  FULL,
  async ({ page }) => {
    await open(page);
    await form(page).getByLabel(datesWords.scanDay).fill('2026-11-10');
    await page.getByLabel(calculatorWords.dateLabels.lmp).fill('2026-09-01');
    await page.getByRole('button', { name: calculatorWords.calculate }).click();
    await expect(page.getByRole('heading', { name: 'Tuesday, June 8, 2027' })).toBeVisible();
    await expect(form(page).getByLabel(datesWords.periodDay)).toHaveValue('2026-09-01');
    await expect(form(page).getByLabel(datesWords.scanDay)).toHaveValue('2026-11-10');
    await page.reload();
    await page.getByText(datesWords.title).click();
    await expect(form(page).getByLabel(datesWords.periodDay)).toHaveValue('2026-09-01');
  },
);

for (const colorScheme of ['light', 'dark'] as const) {
  test(`open and compared it has no accessibility problem and fits 320 px, ${colorScheme}`, FULL, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 320, height: 800 });
    await open(page);
    await compare(page, '2026-09-01', { date: '2026-11-10', weeks: 8, days: 6 });
    await expect(difference(page)).not.toBeEmpty();
    expect(await findViolations(page)).toEqual([]);
    expect(await findTooWide(page)).toEqual([]);
  });
}

test('nothing below it moves when it loads', FULL, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 2_400 });
  const shift = await watchLayoutShift(page);
  await page.goto('/calculator');
  await expect(page.getByText(datesWords.title)).toBeVisible();
  // Allows for the browser's own date field, which moves by a tenth of a pixel.
  expect(await shift()).toBeLessThan(0.0001);
});
