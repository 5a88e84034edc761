import type { Page } from '@playwright/test';
import * as french from '@/data/fr/due-date/ivf';
import { storeDueDate } from './earlier-visit';
import { expect, test } from './fixtures';
import { FULL } from './tags';
import {
  calculatorWords,
  conceptionDayWords,
  conceptionWords,
  embryoWords,
  howManyWeeksWords,
  ivfWords,
  optionWords,
  scanWords,
  wayInWords,
} from './words';

// The clock stands at November 21, 2026.

const result = (page: Page) => page.getByRole('group', { name: calculatorWords.resultName });
const calculate = (page: Page) => page.getByRole('button', { name: calculatorWords.calculate });

test('IVF: the transfer of an embryo gives the due date that the calculator shows too', async ({ page }) => {
  await page.goto('/due-date/ivf');
  await page.getByLabel(ivfWords.dateLabel).fill('2026-09-20');
  await page.getByRole('radio', { name: embryoWords.embryoDay('3') }).check();
  await calculate(page).click();
  await expect(result(page)).toContainText('Thursday, June 10, 2027');
  await page.getByRole('radio', { name: embryoWords.embryoDay('5') }).check();
  await calculate(page).click();
  await expect(result(page)).toContainText('Tuesday, June 8, 2027');
  await expect(result(page)).toContainText('From the transfer of an embryo, 5 days old');
  await result(page).getByRole('link', { name: wayInWords.toCalculator }).click();
  await expect(page).toHaveURL('/calculator');
  await expect(result(page)).toContainText('Tuesday, June 8, 2027');
});

test('how many weeks: today in weeks, month and trimester, before the form once a date is kept', async ({ page }) => {
  await page.goto('/how-many-weeks');
  await page.getByLabel(calculatorWords.dateLabels.lmp).fill('2026-09-01');
  await calculate(page).click();
  await expect(result(page)).toContainText('11 weeks 4 days');
  await page.reload();
  await expect(result(page).getByRole('heading', { name: '11 weeks 4 days' })).toBeInViewport();
  await expect(result(page)).toContainText(wayInWords.monthOf(3, 9));
  await expect(result(page)).toContainText(calculatorWords.trimesters[1]);
  const resultTop = (await result(page).boundingBox())?.y ?? 0;
  const formTop = (await page.getByRole('form', { name: calculatorWords.formName }).boundingBox())?.y ?? 0;
  expect(resultTop).toBeLessThanOrEqual(formTop);
});

test('a conception gives a due date, and a due date leads back, also one that is not kept', FULL, async ({ page }) => {
  await page.goto('/due-date/conception');
  await page.getByLabel(conceptionWords.dateLabel).fill('2026-09-15');
  await calculate(page).click();
  await expect(result(page)).toContainText('Tuesday, June 8, 2027');
  const back = page.getByRole('status', { name: conceptionDayWords.answer });
  await expect(back).toContainText('Tuesday, September\u00a015, 2026');
  await page.getByLabel(conceptionDayWords.dueDate).fill('2025-06-08');
  await expect(back).toContainText('Sunday, September\u00a015, 2024');
  await page.getByLabel(conceptionDayWords.dueDate).fill('2029-06-08');
  await expect(back).toBeEmpty();
  await expect(page.getByText(conceptionDayWords.noSuchDate)).toBeVisible();
  await page.reload();
  await expect(back).toContainText('Tuesday, September\u00a015, 2026');
});

test('a scan gives a due date, and one that is too early says so', FULL, async ({ page }) => {
  await page.goto('/due-date/ultrasound');
  // Below, a scan can be compared with other dates, in fields of the same names.
  const form = page.getByRole('form', { name: calculatorWords.formName });
  await form.getByLabel(scanWords.dateLabel).fill('2026-11-20');
  await form.getByLabel(calculatorWords.scanWeeks).fill('11');
  await form.getByLabel(calculatorWords.scanDays).fill('3');
  await calculate(page).click();
  await expect(result(page)).toContainText('Tuesday, June 8, 2027');
  await form.getByLabel(calculatorWords.scanWeeks).fill('6');
  await calculate(page).click();
  await expect(result(page)).toContainText(calculatorWords.earlyScan('7\u00a0weeks'));
});

test('from 42 weeks 1 day on nothing is counted, and whom to call is said', FULL, async ({ page }) => {
  await page.goto('/due-date/ivf');
  await page.getByLabel(ivfWords.dateLabel).fill('2026-02-15');
  await calculate(page).click();
  await expect(result(page)).toContainText('Your due date was Tuesday, November\u00a03, 2026');
  await expect(result(page)).toContainText('If your baby moves less than usual, go now');
});

test('standard or extended: by example what a week and all weeks pay', FULL, async ({ page }) => {
  await page.goto('/benefits/standard-or-extended');
  const row = page.getByRole('table', { name: optionWords.tables.ei }).getByRole('row', { name: '$60,000' });
  await expect(row).toContainText('$635 a week $31,750 in all');
  await expect(row).toContainText('$381 a week $32,766 in all');
  await page.getByRole('main').getByRole('link', { name: optionWords.toPlanner }).click();
  await expect(page).toHaveURL('/benefits');
});

test('in French, without JavaScript, the sum and the table are there', FULL, async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  const page = await context.newPage();
  await page.goto('/fr/date/fiv');
  await expect(page.getByRole('heading', { level: 1, name: french.title })).toBeVisible();
  await expect(page.getByRole('table', { name: french.tableTitle }).getByRole('row')).toHaveCount(4);
  await context.close();
});

test.describe('on the first screen of a small phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  for (const [path, answer, dateLabel] of [
    ['/due-date/ivf', /^Transfer day plus\s261/, ivfWords.dateLabel],
    ['/due-date/conception', conceptionWords.answer, conceptionWords.dateLabel],
    ['/due-date/ultrasound', /^The earliest scan from/, scanWords.dateLabel],
    ['/how-many-weeks', howManyWeeksWords.answer, calculatorWords.dateLabels.lmp],
  ] as const) {
    test(`${path} has its answer in words and the field for one’s own`, FULL, async ({ page }) => {
      await page.goto(path);
      await expect(page.getByRole('main').getByText(answer).first()).toBeInViewport({ ratio: 1 });
      const form = page.getByRole('form', { name: calculatorWords.formName });
      await expect(form.getByLabel(dateLabel, { exact: true })).toBeInViewport({ ratio: 1 });
    });
  }

  test('/how-many-weeks has the weeks of today where a date is kept', FULL, async ({ page }) => {
    await storeDueDate(page, '2027-06-08');
    await page.goto('/how-many-weeks');
    await expect(result(page).getByRole('heading', { name: '11 weeks 4 days' })).toBeInViewport({ ratio: 1 });
    await expect(result(page).getByText(wayInWords.monthOf(3, 9))).toBeInViewport({ ratio: 1 });
  });

  test('/benefits/standard-or-extended says which to tick', FULL, async ({ page }) => {
    await page.goto('/benefits/standard-or-extended');
    for (const text of Object.values(optionWords.answer)) {
      await expect(page.getByText(text, { exact: true })).toBeInViewport({ ratio: 1 });
    }
  });
});
