import type { Page } from '@playwright/test';
import * as frenchWords from '@/data/fr/movements';
import { serializeStoredPregnancy } from '@/lib/pregnancy/stored-pregnancy';
import { problems, save } from '@/words/contractions/provider';
import * as words from '@/words/movements';
import { orders } from '@/words/warning-signs';
import { findTooWide } from './find-too-wide';
import { findViolations } from './find-violations';
import { expect, test } from './fixtures';
import { findSmallestLetters, readPdf } from './read-pdf';
import { FULL } from './tags';
import { watchLayoutShift } from './watch-layout-shift';

/** Due dates by the completed weeks that they give on the day of the tests. */
const dueDates = { 11: '2027-06-08', 25: '2027-03-03', 30: '2027-01-30' };

const call = (page: Page) => page.getByRole('link', { name: words.unit.call });
const part = (page: Page, id: keyof typeof words.weeks) => page.getByRole('region', { name: words.weeks[id] });

async function open(page: Page, week?: keyof typeof dueDates, path = '/movements') {
  await page.goto('/offline');
  if (week) {
    const pregnancy = serializeStoredPregnancy({ dueDate: dueDates[week] });
    await page.evaluate((text) => window.localStorage.setItem('pregnancy', text), pregnancy);
  }
  await page.goto(path);
}

/** Which part stands highest. */
const findFirstPart = (page: Page) =>
  page
    .locator('[data-movement-part]')
    .evaluateAll(
      (parts) => parts.toSorted((one, other) => one.getBoundingClientRect().y - other.getBoundingClientRect().y)[0]?.id,
    );

test('at week 30 the order comes first, and the number of one’s own unit is there after a reload', async ({ page }) => {
  await open(page, 30);
  await expect(page.getByText(words.goNow.text)).toBeInViewport();
  await expect(part(page, 'from-26').getByText(words.yourWeek)).toBeVisible();
  await page.getByRole('button', { name: words.unit.add }).click();
  const field = page.getByLabel(words.unit.label);
  await field.fill('my unit');
  await page.getByRole('button', { name: save }).click();
  await expect(page.getByText(problems.characters)).toBeVisible();
  await expect(field).toHaveValue('my unit');
  await field.fill('902-555-0100');
  await field.press('Enter');
  await expect(call(page)).toHaveAttribute('href', 'tel:9025550100');
  await page.reload();
  await expect(call(page)).toHaveAttribute('href', 'tel:9025550100');
  await expect(page.getByRole('main').locator('a[href="tel:811"]')).toHaveCount(0);
});

test('the page of movements prints on one sheet of Letter paper', async ({ page }) => {
  await open(page);
  const pdf = await page.pdf({ format: 'Letter', preferCSSPageSize: true });
  const sheets = await readPdf(pdf);
  expect(sheets).toHaveLength(1);
  for (const text of [
    words.goNow.text,
    words.blanks.unit,
    words.blanks.driver,
    words.weeks['weeks-24-25'],
    ...words.there.statements.map(({ text }) => text),
  ]) {
    expect(sheets[0]?.replaceAll('\u00a0', ' ')).toContain(text.replaceAll('\u00a0', ' '));
  }
  expect((await findSmallestLetters(pdf)).points).toBeGreaterThanOrEqual(9);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the page of movements says all it has to say in French', FULL, async ({ page }) => {
    await page.goto('/fr/mouvements');
    const main = page.getByRole('main');
    for (const { text } of [frenchWords.goNow, frenchWords.where, ...frenchWords.nothingFirst]) {
      await expect(main.getByText(text)).toBeVisible();
    }
    for (const weeks of Object.values(frenchWords.weeks)) {
      await expect(main.getByRole('region', { name: weeks })).toBeVisible();
    }
    await main.getByText(frenchWords.there.title).click();
    await expect(main.getByText(frenchWords.there.statements[0]?.text ?? '')).toBeVisible();
    await expect(main.getByRole('button')).toHaveCount(0);
  });
});

test('in Nunavut the French sheet is one sheet too, and the health centre stands in it', FULL, async ({ page }) => {
  await page.goto('/offline');
  await page.evaluate(() => {
    window.localStorage.setItem('region', 'NU');
    window.localStorage.setItem('healthCentrePhone', '{"version":1,"number":"867-555-0100"}');
  });
  for (const path of ['/movements', '/fr/mouvements']) {
    await page.goto(path);
    await expect(page.getByRole('main').getByRole('link', { name: /867-555-0100/ })).toBeVisible();
    expect(await readPdf(await page.pdf({ format: 'Letter', preferCSSPageSize: true }))).toHaveLength(1);
  }
});

for (const [week, first] of [
  [11, 'before-24'],
  [25, 'weeks-24-25'],
] as const) {
  test(`the part of week ${week} stands first, and nothing moves`, FULL, async ({ page }) => {
    const getShift = await watchLayoutShift(page);
    await open(page, week);
    await expect(part(page, first).getByText(words.yourWeek)).toBeVisible();
    expect(await findFirstPart(page)).toBe(first);
    await expect(part(page, 'from-26').getByText(words.goNow.text)).toBeVisible();
    expect(await getShift()).toBe(0);
  });
}

test('weeks 24 and 25 say what the lists say', FULL, async ({ page }) => {
  await open(page);
  await expect(part(page, 'weeks-24-25').getByText(orders['call-now'], { exact: true })).toBeVisible();
  await expect(part(page, 'weeks-24-25').getByText(orders['same-day'], { exact: true })).toBeVisible();
  await expect(part(page, 'before-24').getByText(orders['same-day'], { exact: true })).toBeVisible();
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the page of movements with its form open passes axe (${colorScheme})`, FULL, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width: 320, height: 640 });
    await open(page, 30);
    await page.getByRole('button', { name: words.unit.add }).click();
    await page.getByRole('button', { name: save }).click();
    await expect(page.getByText(problems.missing)).toBeVisible();
    expect(await findViolations(page)).toEqual([]);
    expect(await findTooWide(page)).toEqual([]);
  });
}

test('the number can be entered by keyboard alone', FULL, async ({ page }) => {
  await open(page, 30);
  await page.getByRole('button', { name: words.unit.add }).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.type('902-555-0100');
  await page.keyboard.press('Enter');
  await expect(call(page)).toBeFocused();
});
