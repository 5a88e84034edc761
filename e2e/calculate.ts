import type { Page } from '@playwright/test';
import { expect } from './fixtures';
import { calculatorWords, myWeekWords } from './words';

export const lastPeriod = (page: Page) => page.getByLabel(calculatorWords.dateLabels.lmp);
export const calculate = (page: Page) => page.getByRole('button', { name: calculatorWords.calculate });
/** The example's: a last period that began on September 1, 2026. */
export const dueDate = (page: Page) => page.getByRole('heading', { name: 'Tuesday, June 8, 2027' });

/** Opens the form again, which steps back once there is a result. */
export const changeDate = (page: Page) => page.getByRole('button', { name: calculatorWords.changeDate }).click();

/** Opens the calculator, enters the first day of the last period (yyyy-MM-dd), and calculates. */
export async function calculateFromLastPeriod(page: Page, date: string) {
  await page.goto('/calculator');
  await lastPeriod(page).fill(date);
  await calculate(page).click();
}

/**
 * Presses the button of a detail view of a result, such as 'Journey'. First waits for the card above the buttons: it loads
 * on demand with a height of its own, so a click meanwhile begins on the button and may end beside it.
 */
export async function openView(page: Page, name: string) {
  await expect(page.getByRole('region', { name: myWeekWords.nextSteps })).toBeVisible();
  await page.getByRole('button', { name, exact: true }).click();
}
