import { calculate, calculateFromLastPeriod, changeDate, dueDate, lastPeriod } from './calculate';
import { storeDueDate } from './earlier-visit';
import { expect, test } from './fixtures';
import { FULL } from './tags';
import { calculatorWords, pastTermWords, toasterWords } from './words';

test('the due date is there again on the next visit, with the form, until it is forgotten', async ({ page }) => {
  await calculateFromLastPeriod(page, '2026-09-01');
  await expect(dueDate(page)).toBeVisible();
  await page.reload();
  await expect(dueDate(page)).toBeVisible();
  await expect(lastPeriod(page)).toHaveValue('2026-09-01');
  await page.getByRole('button', { name: calculatorWords.forget }).click();
  await expect(page.getByText(calculatorWords.noResult)).toBeVisible();
  await expect(page.getByRole('status', { name: toasterWords.notifications })).toContainText('Due date forgotten');
  await expect(page.getByRole('group', { name: 'Result' })).toBeFocused();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(dueDate(page)).toBeVisible();
  await expect(page.getByRole('group', { name: 'Result' })).toBeFocused();
  await page.reload();
  await page.getByRole('button', { name: calculatorWords.forget }).click();
  await page.reload();
  await expect(page.getByText(calculatorWords.noResult)).toBeVisible();
  await expect(lastPeriod(page)).toHaveValue('2026-11-21');
});

test('a due date in another tab arrives in this one', FULL, async ({ page, context }) => {
  await page.goto('/calculator');
  const other = await context.newPage();
  await calculateFromLastPeriod(other, '2026-09-01');
  await expect(dueDate(page)).toBeVisible();
  await expect(lastPeriod(page)).toHaveValue('2026-09-01');
});

for (const stored of [
  'garbage',
  '{"version":1,"dueDate":"2027-02-30"}',
  '{"version":1,"dueDate":"2031-01-01"}',
  'null',
]) {
  test(`stored text that makes no sense is ignored: ${stored}`, FULL, async ({ page }) => {
    await page.addInitScript((text) => window.localStorage.setItem('pregnancy', text), stored);
    await page.goto('/calculator');
    await expect(page.getByText(calculatorWords.noResult)).toBeVisible();
    await lastPeriod(page).fill('2026-09-01');
    await calculate(page).click();
    await expect(dueDate(page)).toBeVisible();
  });
}

test('where the browser keeps nothing, the page works and says so', FULL, async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
  });
  await calculateFromLastPeriod(page, '2026-09-01');
  await expect(dueDate(page)).toBeVisible();
  await expect(page.getByText('This browser does not let us keep your due date')).toBeVisible();
  await page.getByRole('button', { name: calculatorWords.forget }).click();
  await expect(page.getByText(calculatorWords.noResult)).toBeVisible();
});

test('where the storage is full, the page works and says so', async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await calculateFromLastPeriod(page, '2026-09-01');
  await expect(dueDate(page)).toBeVisible();
  await expect(page.getByText('This browser does not let us keep your due date')).toBeVisible();
});

test('on the due date and after it the result stays, and after 42 weeks it stops counting', FULL, async ({ page }) => {
  await calculateFromLastPeriod(page, '2026-02-14');
  await expect(page.getByText('Due today')).toBeVisible();
  await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '100');
  await changeDate(page);
  await lastPeriod(page).fill('2026-01-31');
  await calculate(page).click();
  await expect(page.getByText('42 weeks 0 days')).toBeVisible();
  await expect(page.getByText('Days past due')).toBeVisible();
  await expect(page.getByText('Size and comparison are those of week 40.')).toBeVisible();
  await changeDate(page);
  await lastPeriod(page).fill('2026-01-30');
  await calculate(page).click();
  await expect(page.getByRole('heading', { name: pastTermWords.hasArrived })).toBeVisible();
  await expect(page.getByRole('progressbar')).toBeHidden();
});

test('a due date of more than a year ago asks nothing', FULL, async ({ page }) => {
  await storeDueDate(page, '2025-11-21');
  await page.goto('/calculator');
  await expect(page.getByRole('heading', { name: 'This due date has passed' })).toBeVisible();
  await expect(page.getByText('call your provider today')).toBeHidden();
});
