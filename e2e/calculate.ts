import type { Page } from '@playwright/test';

/** What a visitor does first: opens the calculator, enters the first day of the last period (yyyy-MM-dd), calculates. */
export async function calculateFromLastPeriod(page: Page, date: string) {
  await page.goto('/calculator');
  await page.getByLabel('First day of last period').fill(date);
  await page.getByRole('button', { name: 'Calculate My Due Date' }).click();
}
