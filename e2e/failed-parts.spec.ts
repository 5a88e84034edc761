import type { Page } from '@playwright/test';
import { calculateFromLastPeriod } from './calculate';
import { expect, test } from './fixtures';
import { FULL } from './tags';
import { calculatorWords, homeWords, timerWords } from './words';

test.use({ expectedErrors: ['net::ERR_FAILED'] });

const scripts = '**/_next/static/chunks/**/*.js';
const loseConnection = (page: Page) => page.route(scripts, (route) => route.abort());
const findConnection = (page: Page) => page.unroute(scripts);
const message = (page: Page) => page.getByText('This part did not load.');
const tryAgain = (page: Page) => page.getByRole('button', { name: 'Try again' });

test(
  'a calendar that does not load keeps the form and what was typed, and comes when tried again',
  FULL,
  async ({ page }) => {
    await page.goto('/calculator');
    const field = page.getByRole('textbox', { name: calculatorWords.dateLabels.lmp });
    await field.fill('2026-09-01');
    const button = page.getByRole('button', { name: 'Calendar: First day of last period' });
    const calendar = page.getByRole('region', { name: 'Calendar: First day of last period' });
    await loseConnection(page);
    await button.click();
    await expect(message(page)).toBeVisible();
    await expect(field).toHaveValue('2026-09-01');

    await tryAgain(page).click();
    await expect(page.getByText('Loading...')).toBeHidden();
    await expect(message(page)).toBeVisible();
    await expect(tryAgain(page)).toBeFocused();

    await findConnection(page);
    await tryAgain(page).click();
    await expect(calendar).toBeVisible();
    await expect(field).toHaveValue('2026-09-01');
    await button.click();
    await button.click();
    await expect(calendar).toBeVisible();
  },
);

test('a view that does not load leaves the result and the other views, and comes when tried again', async ({
  page,
}) => {
  await calculateFromLastPeriod(page, '2026-09-01');
  const result = page.getByRole('heading', { name: 'Tuesday, June 8, 2027' });
  await expect(result).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Development' })).toBeVisible();
  await loseConnection(page);
  await page.getByRole('button', { name: 'Timer', exact: true }).click();
  await expect(message(page)).toBeVisible();
  await expect(result).toBeVisible();

  await findConnection(page);
  await tryAgain(page).click();
  await expect(page.getByRole('button', { name: timerWords.start })).toBeVisible();
  await expect(message(page)).toBeHidden();
});

test('the home page leads on where what it loads late does not come', FULL, async ({ page }) => {
  let requests = 0;
  await page.goto('/');
  await page.route(scripts, (route) => {
    requests += 1;
    return route.abort();
  });
  await page.getByLabel(calculatorWords.dateLabels.lmp).focus();
  // A script is requested twice before its import fails. An import that fails unnoticed fails this test in its fixture.
  await expect.poll(() => requests).toBe(2);
  await expect(page.getByRole('link', { name: homeWords.calculate })).toHaveAttribute('href', '/calculator');

  await page.getByRole('tab', { name: 'Resources' }).click();
  await page.getByLabel('Your province or territory').selectOption('Ontario');
  await expect.poll(() => requests).toBe(4);
  await expect(page.getByRole('link', { name: 'Find Local Resources' })).toHaveAttribute('href', '/resources#ontario');
});
