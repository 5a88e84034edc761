import { names } from '@/data/en/regions';
import * as frenchTests from '@/data/fr/prenatal-tests';
import * as frenchSigns from '@/data/fr/signs-of-labour';
import { frenchSlugs } from '@/data/pages';
import { provinceCodes, provinceSlugs } from '@/data/provinces';
import * as testWords from '@/words/prenatal-tests';
import * as words from '@/words/signs-of-labour';
import { paysTitle, visits } from '@/words/visits';
import { orders, signs } from '@/words/warning-signs';
import { expect, test } from './fixtures';
import { FULL } from './tags';

test('who asks for the signs of labour reads at once when to go and when to call, and gets to the timer', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/signs-of-labour');
  const sign = (id: keyof typeof signs) => page.getByRole('listitem').filter({ hasText: signs[id].text }).first();
  for (const order of ['call-911', 'go', 'call-now'] as const) {
    await expect(page.getByRole('heading', { name: orders[order] }).first()).toBeInViewport();
  }
  for (const id of ['urge-to-push', 'later-birth', 'first-birth'] as const) await expect(sign(id)).toBeInViewport();
  await page.getByRole('link', { name: words.lookFirst.risk }).click();
  await expect(sign('labour-after-cesarean')).toBeInViewport();
  await page.getByRole('link', { name: words.lookFirst.beforeTerm }).click();
  await expect(sign('close-contractions')).toBeInViewport();
  await page.getByRole('link', { name: words.timer }).click();
  await expect(page).toHaveURL(/\/contraction-timer$/);
});

test('in Nunavut the signs of labour lead to the health centre, not to 911', FULL, async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('region', 'NU'));
  await page.goto('/signs-of-labour');
  await expect(page.getByRole('heading', { name: 'Emergency: call your health centre now' }).first()).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: '911', exact: true })).toHaveCount(0);
});

test(
  'tests of the own region are open and come first; every region says who pays or that it was not found',
  FULL,
  async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('region', 'ON'));
    await page.goto('/tests');
    const findFold = (code: (typeof provinceCodes)[number]) =>
      page.locator('details').filter({ has: page.locator(`#${provinceSlugs[code]}`) });
    const folds = page.getByRole('region', { name: testWords.regionsTitle });
    await expect(folds.getByRole('heading', { level: 3 }).first()).toContainText(names.ON);
    const payer = visits.efts.pays.regions?.ON?.text ?? '';
    await expect(findFold('ON').getByRole('paragraph').filter({ hasText: payer })).toBeInViewport();
    for (const code of provinceCodes) {
      const fold = findFold(code);
      if (code !== 'ON') await fold.locator('summary').click();
      await expect(fold.getByText(paysTitle, { exact: true }).first()).toBeVisible();
    }
  },
);

test('both pages in French', FULL, async ({ page }) => {
  await page.goto(`/fr/${frenchSlugs['signs-of-labour']}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(frenchSigns.page.shortTitle);
  await page.goto(`/fr/${frenchSlugs.tests}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(frenchTests.title);
import type { Page } from '@playwright/test';
import * as french from '@/data/fr/due-date/ivf';
import {
  calculatorWords,
  conceptionDayWords,
  conceptionWords,
  embryoWords,
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
test('a scan gives a due date, and one that is too early says so', FULL, async ({ page }) => {
  await page.goto('/due-date/ultrasound');
  await page.getByLabel(scanWords.dateLabel).fill('2026-11-20');
  await page.getByLabel(calculatorWords.scanWeeks).fill('11');
  await page.getByLabel(calculatorWords.scanDays).fill('3');
  await calculate(page).click();
  await expect(result(page)).toContainText('Tuesday, June 8, 2027');
  await page.getByLabel(calculatorWords.scanWeeks).fill('6');
  await calculate(page).click();
  await expect(result(page)).toContainText(calculatorWords.earlyScan('7\u00a0weeks'));
test('from 42 weeks 1 day on nothing is counted, and whom to call is said', FULL, async ({ page }) => {
  await page.goto('/due-date/ivf');
  await page.getByLabel(ivfWords.dateLabel).fill('2026-02-15');
  await calculate(page).click();
  await expect(result(page)).toContainText('Your due date was Tuesday, November\u00a03, 2026');
  await expect(result(page)).toContainText('If your baby moves less than usual, go now');
test('standard or extended: by example what a week and all weeks pay', FULL, async ({ page }) => {
  await page.goto('/benefits/standard-or-extended');
  const row = page.getByRole('table', { name: optionWords.tables.ei }).getByRole('row', { name: '$60,000' });
  await expect(row).toContainText('$635 a week$31,750 in all');
  await expect(row).toContainText('$381 a week$32,766 in all');
  await page.getByRole('main').getByRole('link', { name: optionWords.toPlanner }).click();
  await expect(page).toHaveURL('/benefits');
test('in French, without JavaScript, the sum and the table are there', FULL, async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  const page = await context.newPage();
  await page.goto('/fr/date/fiv');
  await expect(page.getByRole('heading', { level: 1, name: french.title })).toBeVisible();
  await expect(page.getByRole('table', { name: french.tableTitle }).getByRole('row')).toHaveCount(4);
  await context.close();
});
