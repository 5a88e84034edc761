import type { Page } from '@playwright/test';
import * as frenchWords from '@/data/fr/find-care/page';
import { regionCareWords as frenchAnswers } from '@/data/fr/find-care/regions';
import { names as frenchNames } from '@/data/fr/regions';
import { FIRST_VISIT_WEEK } from '@/data/pregnancy-rules';
import { type ProvinceCode, provinceCodes } from '@/data/provinces';
import { formatDate, formatShortDate } from '@/lib/format/dates';
import { getWeekStart } from '@/lib/pregnancy/gestational-age';
import { getProvincePath } from '@/lib/resources/provinces';
import * as words from '@/words/find-care/page';
import { allOfRegion, notFound, situations } from '@/words/find-care/region-answer';
import { regionCareWords } from '@/words/find-care/regions';
import { names } from '@/words/regions';
import { keepFromEarlierVisit, toStored } from './earlier-visit';
import { findViolations } from './find-violations';
import { expect, test } from './fixtures';
import { waitUntilKept } from './installed-site';
import { findSmallestLetters, readPdf } from './read-pdf';
import { FULL } from './tags';
import { watchLayoutShift } from './watch-layout-shift';

/** Five weeks on the day of the tests. */
const DUE_DATE = '2027-07-20';
const dueDate = new Date(2027, 6, 20);

const region = (page: Page) => page.getByLabel(words.whereYouLive);
const answer = (page: Page) => page.locator('[data-answer]');
const title = (page: Page, code: ProvinceCode) =>
  answer(page).getByRole('heading', { name: regionCareWords[code].firstTitle });
const box = (page: Page, situation: keyof typeof situations) =>
  page.getByRole('checkbox', { name: situations[situation] });
const fold = (page: Page, situation: keyof typeof situations) =>
  answer(page).locator(`[data-situation="${situation}"] details`);
const about = (code: ProvinceCode, situation: keyof typeof situations) =>
  regionCareWords[code].fits[situation]?.[0]?.text ?? notFound(code);

test('five weeks in Moncton, without a doctor: whom to call, and by when', async ({ page }) => {
  await keepFromEarlierVisit(page, { pregnancy: toStored(DUE_DATE) });
  await page.goto('/find-care');
  await expect(page.getByText(words.beforeDay(formatShortDate(getWeekStart(dueDate, FIRST_VISIT_WEEK))))).toBeVisible();
  await region(page).selectOption('NB');
  await expect(title(page, 'NB')).toBeVisible();
  await expect(page.getByText(words.isShown('NB'))).toBeVisible();
  await page.getByText(words.whatFits).click();
  await box(page, 'no-doctor').check();
  await expect(fold(page, 'no-doctor').getByText(about('NB', 'no-doctor'))).toBeVisible();
  await expect(fold(page, 'midwife')).not.toHaveAttribute('open');
  await page.getByText(words.onThePhone, { exact: true }).click();
  await expect(page.getByText(`5 ${words.sayHowFar.between} ${formatDate(dueDate)}`).first()).toBeVisible();

  await page.reload();
  await expect(title(page, 'NB')).toBeVisible();
  await expect(region(page)).toBeHidden();
  await expect(page.locator('[data-known]')).toContainText(names.NB);
  // Only where one lives is kept, and nothing stands in the address.
  await page.getByText(words.whatFits).click();
  await expect(box(page, 'no-doctor')).not.toBeChecked();
  expect(page.url()).toMatch(/\/find-care$/);
  expect(await page.evaluate(() => Object.keys(window.localStorage).sort())).toEqual(['pregnancy', 'region']);

  await page.getByRole('button', { name: words.change }).click();
  await expect(region(page)).toBeFocused();
  await region(page).selectOption('QC');
  await expect(title(page, 'QC')).toBeVisible();
  await expect(title(page, 'NB')).toBeHidden();
});

test('a student without a card in Toronto: the region’s answer, and what holds in all of Canada', async ({ page }) => {
  await keepFromEarlierVisit(page, { region: 'ON' });
  await page.goto('/find-care');
  await page.getByText(words.whatFits).click();
  await box(page, 'no-card').check();
  await expect(fold(page, 'no-card').getByText(about('ON', 'no-card'))).toBeVisible();
  const [, student, , payments] = words.withoutCard;
  for (const said of [student, payments]) await expect(page.getByText(said?.text ?? '')).toBeVisible();
  await box(page, 'no-card').uncheck();
  await expect(page.getByText(student?.text ?? '')).toBeHidden();
  // The answer leads to the part for all of Canada.
  await fold(page, 'no-card').locator('summary').click();
  await fold(page, 'no-card').getByRole('link').last().click();
  await expect(page.getByText(student?.text ?? '')).toBeInViewport();
  expect(await findViolations(page)).toEqual([]);
});

/** Prints the list of calls by its button, as a PDF. */
async function printCalls(page: Page): Promise<Buffer> {
  await page.addInitScript(() => {
    window.print = () => {};
  });
  await page.goto('/find-care');
  await expect(answer(page).getByRole('listitem').first()).toBeAttached();
  await page.getByRole('button', { name: words.printCallList }).click();
  return page.pdf({ format: 'Letter', preferCSSPageSize: true });
}

test('the list of calls prints on one page: numbers, what to say, and room for notes', async ({ page }) => {
  await keepFromEarlierVisit(page, { region: 'NS', pregnancy: toStored(DUE_DATE) });
  const pdf = await printCalls(page);
  expect((await findSmallestLetters(pdf)).points).toBeGreaterThanOrEqual(9);
  const sheets = await readPdf(pdf);
  expect(sheets).toHaveLength(1);
  const numbers = await answer(page).locator('[data-calls] a[href^="tel:"]').allTextContents();
  expect(numbers.length).toBeGreaterThan(1);
  for (const text of [...numbers, ...words.ask, ...Object.values(words.columns), formatDate(dueDate)]) {
    expect(sheets[0]).toContain(text);
  }
  expect(sheets[0]).not.toContain(words.page.shortTitle);
});

test('the list of calls of every region prints on one page', FULL, async ({ page }) => {
  test.slow();
  for (const code of provinceCodes) {
    await keepFromEarlierVisit(page, { region: code });
    expect([code, (await readPdf(await printCalls(page))).length]).toEqual([code, 1]);
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('each region’s answer stands on its own page, and this one leads there', async ({ page }) => {
    await page.goto('/find-care');
    await expect(region(page)).toBeHidden();
    for (const code of provinceCodes) {
      const link = page.locator('.find-care-regions').getByRole('link', { name: names[code], exact: true });
      await expect(link).toHaveAttribute('href', `${getProvincePath(code)}#find-care`);
      await expect(link).toBeVisible();
    }
    await page.locator('.find-care-regions').getByRole('link', { name: names.NB, exact: true }).click();
    const part = page.locator('#find-care');
    await expect(part).toBeInViewport();
    for (const { text } of regionCareWords.NB.first) await expect(part.getByText(text)).toBeVisible();
  });
});

test.describe('offline', () => {
  test.use({ serviceWorkers: 'allow' });

  test('without a connection, after one visit, the answer of a region is there', async ({ page, context }) => {
    await page.goto('/find-care');
    await waitUntilKept(page);
    await context.setOffline(true);
    await page.goto('/find-care');
    await region(page).selectOption('NT');
    await expect(title(page, 'NT')).toBeVisible();
  });
});

test.describe('where the answer does not load', () => {
  test.use({ expectedErrors: ['Failed to load resource', 'net::ERR_FAILED'] });

  test('a plain link leads to it', FULL, async ({ page }) => {
    await page.route(/\/resources\/manitoba$/, (route) => route.abort());
    await page.goto('/find-care');
    await region(page).selectOption('MB');
    await expect(page.getByText(words.cannotShow('MB'))).toBeVisible();
    await expect(page.getByRole('link', { name: allOfRegion('MB') })).toHaveAttribute('href', /manitoba#find-care$/);
  });
});

test('pages on safety and options are plain links: nothing of them is kept', FULL, async ({ page }) => {
  await page.goto('/find-care');
  await expect(page.getByRole('link', { name: words.options })).toHaveAttribute('href', '/options');
  await expect(page.getByRole('link', { name: words.safety })).toHaveAttribute('href', '/safety');
});

for (const size of [
  { width: 360, height: 740 },
  { width: 1280, height: 800 },
]) {
  test(`nothing moves when the answer of a known region comes, ${size.width} px wide`, FULL, async ({ page }) => {
    await page.setViewportSize(size);
    await keepFromEarlierVisit(page, { region: 'BC', pregnancy: toStored(DUE_DATE) });
    const readShift = await watchLayoutShift(page);
    await page.goto('/find-care');
    await expect(title(page, 'BC')).toBeVisible();
    expect(await readShift()).toBeLessThan(0.01);
  });
}

test('in French, the answer of a region is its own', FULL, async ({ page }) => {
  await page.goto('/fr/trouver-un-suivi');
  await page.getByLabel(frenchWords.whereYouLive).selectOption({ label: frenchNames.NB });
  await expect(answer(page).getByRole('heading', { name: frenchAnswers.NB.firstTitle })).toBeVisible();
  await expect(page.locator('[data-status]')).toContainText(frenchNames.NB);
  expect(await findViolations(page)).toEqual([]);
});
