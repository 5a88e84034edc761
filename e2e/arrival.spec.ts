import type { Page } from '@playwright/test';
import { calculate, changeDate, lastPeriod } from './calculate';
import { expect, test } from './fixtures';
import { FULL } from './tags';
import { watchLayoutShift } from './watch-layout-shift';
import { calculatorWords, journeyWords } from './words';

const shared = (page: Page) => page.getByRole('heading', { name: 'Tuesday, June 8, 2027' });
const stored = (page: Page) => page.evaluate(() => window.localStorage.getItem('pregnancy'));
const own = JSON.stringify({ version: 1, dueDate: '2027-03-01' });

async function storeOwn(page: Page) {
  await page.addInitScript((text) => {
    if (!window.localStorage.getItem('pregnancy')) window.localStorage.setItem('pregnancy', text);
  }, own);
}

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('a link opens the result without a wait, and keeps nothing', FULL, async ({ page }) => {
    await page.goto('/calculator?date=2027-06-08');
    await expect(shared(page)).toBeVisible();
    await expect(page.getByText('11 weeks 4 days')).toBeVisible();
    await expect(page.getByText('Calculating your due date...')).toBeHidden();
    await expect(page.getByRole('button', { name: calculatorWords.forget })).toBeHidden();
    expect(await stored(page)).toBeNull();
  });
});

for (const width of [360, 1280]) {
  test(`a link shows its result from the start, and no form that jumps away, ${width} px`, FULL, async ({ page }) => {
    await page.setViewportSize({ width, height: 740 });
    const shift = await watchLayoutShift(page);
    await page.goto('/calculator?date=2027-06-08');
    await expect(shared(page)).toBeInViewport();
    await expect(page.getByLabel(calculatorWords.dateLabels.lmp)).toBeVisible();
    expect(await shift()).toBe(0);
  });
}

test('on a phone, the form under a shared result says whose due date it is for', FULL, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  const heading = page.getByRole('form', { name: 'Calculator' }).getByRole('heading');
  await page.goto('/calculator?date=2027-06-08');
  await expect(heading).toHaveText('Calculate your own due date');
  await page.getByRole('button', { name: 'Keep it as mine' }).click();
  await expect(shared(page)).toBeVisible();
  await expect(heading).toBeHidden();
});

test('on a phone, a link without a date leads straight to the form', FULL, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto('/calculator?date=garbage');
  const [problem, form, result] = await Promise.all(
    [
      page.getByRole('region', { name: 'We cannot use the date in this link' }),
      page.getByLabel(calculatorWords.dateLabels.lmp),
      page.getByText(calculatorWords.noResult),
    ].map(async (part) => (await part.boundingBox())?.y ?? Number.NaN),
  );
  expect(problem).toBeLessThan(form ?? Number.NaN);
  expect(form).toBeLessThan(result ?? Number.NaN);
});

test('a visitor can keep the shared due date as theirs', async ({ page }) => {
  await page.goto('/calculator?date=2027-06-08');
  await page.getByRole('button', { name: 'Keep it as mine' }).click();
  await expect(page).toHaveURL('/calculator');
  await expect(shared(page)).toBeVisible();
  await page.reload();
  await expect(shared(page)).toBeVisible();
});

test("somebody's link leaves the visitor's own due date alone until they say otherwise", async ({ page }) => {
  await storeOwn(page);
  await page.goto('/calculator?date=2027-06-08');
  await expect(shared(page)).toBeVisible();
  expect(await stored(page)).toBe(own);
  await page.getByRole('button', { name: 'Back to mine' }).click();
  await expect(page.getByRole('heading', { name: 'Monday, March 1, 2027' })).toBeVisible();
  await expect(page).toHaveURL('/calculator');
  await page.goto('/calculator?date=2027-06-08');
  await page.getByRole('button', { name: 'Use it instead of mine' }).click();
  await page.goto('/calculator');
  await expect(shared(page)).toBeVisible();
});

test('a calculation of their own takes the place of the shared date', FULL, async ({ page }) => {
  await page.goto('/calculator?date=2027-06-08');
  await page.getByLabel(calculatorWords.dateLabels.lmp).fill('2026-08-01');
  await page.getByRole('button', { name: calculatorWords.calculate }).click();
  await expect(page.getByRole('heading', { name: 'Saturday, May 8, 2027' })).toBeVisible();
  await expect(page).toHaveURL('/calculator');
});

for (const [name, query, sentence] of [
  ['garbage', '?date=garbage', 'has no date that exists'],
  ['a day that does not exist', '?date=2027-02-30', 'has no date that exists'],
  ['a date three years off', '?date=2029-11-21', 'more than 280 days ahead'],
  ['two dates', '?date=2027-06-08&date=2027-06-09', 'more than one date'],
  ['a script', '?date=%3Cscript%3Ealert(1)%3C/script%3E', 'has no date that exists'],
] as const) {
  test(`a link with ${name} gets a message, and the page works`, FULL, async ({ page }) => {
    await storeOwn(page);
    await page.goto(`/calculator${query}`);
    await expect(page.getByText(sentence)).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Monday, March 1, 2027' })).toBeVisible();
    expect(await stored(page)).toBe(own);
    await changeDate(page);
    await expect(page.getByLabel('Due date', { exact: true })).toHaveValue('2027-03-01');
    await page.getByRole('radio', { name: 'Last period' }).check();
    await lastPeriod(page).fill('2026-09-01');
    await calculate(page).click();
    await expect(shared(page)).toBeVisible();
    await expect(page.getByText(sentence)).toBeHidden();
  });
}

test(
  'the view is in the address: it can be linked, reloaded, and left with Back and Forward',
  FULL,
  async ({ page }) => {
    await page.goto('/calculator?date=2027-06-08#facts');
    await expect(page.getByRole('button', { name: 'Facts' })).toHaveAttribute('aria-pressed', 'true');
    await expect(page.getByRole('heading', { name: "Your baby's Canadian animal" })).toBeVisible();
    await page.getByRole('button', { name: 'Journey' }).click();
    await expect(page.getByRole('heading', { name: journeyWords.keyDates })).toBeVisible();
    await expect(page).toHaveURL('/calculator?date=2027-06-08#journey');
    await page.reload();
    await expect(page.getByRole('heading', { name: journeyWords.keyDates })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('heading', { name: "Your baby's Canadian animal" })).toBeVisible();
    await page.goForward();
    await expect(page.getByRole('heading', { name: journeyWords.keyDates })).toBeVisible();
    await page.goto('/calculator?date=2027-06-08#no-such-view');
    await expect(page.getByRole('button', { name: 'Summary' })).toHaveAttribute('aria-pressed', 'true');
  },
);
