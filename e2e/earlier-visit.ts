import type { Page } from '@playwright/test';

/** The text under the key 'pregnancy' of a visitor whose due date (yyyy-MM-dd) the site knows, and nothing else. */
export const toStored = (dueDate: string) => JSON.stringify({ version: 1, dueDate });

/** The browser of a visitor who gave their due date (yyyy-MM-dd) on an earlier visit, and perhaps a region (a code). */
export async function storeDueDate(page: Page, dueDate: string, region?: string) {
  await page.addInitScript(
    ([text, code]) => {
      window.localStorage.setItem('pregnancy', text);
      if (code) window.localStorage.setItem('region', code);
    },
    [toStored(dueDate), region] as const,
  );
}

/** Writes once what an earlier visit left. Later pages of the same visit find what the site has made of it. */
export async function keepFromEarlierVisit(page: Page, values: Record<string, string>) {
  await page.goto('/offline');
  await page.evaluate((entries) => {
    for (const [key, value] of entries) window.localStorage.setItem(key, value);
  }, Object.entries(values));
}
