import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { NOW } from '../scripts/page-states.mjs';
import { keepFromEarlierVisit } from './earlier-visit';
import { expect, test } from './fixtures';
import { findOverprints } from './read-pdf';
import { FULL } from './tags';
import {
  openQuestions,
  openTimer,
  rows,
  startButton,
  stopButton,
  TIMER_PATH,
  timeContraction,
  waitForPart,
} from './timer-page';
import { calculatorWords, timerWords, toasterWords, whenToCallWords } from './words';

test(
  'from two contractions on a chart shows the last two hours, and says the same in words',
  FULL,
  async ({ page }) => {
    await openTimer(page);
    await timeContraction(page, 60, 300);
    const heading = page.getByRole('heading', { name: 'Last two hours' });
    await expect(heading).toBeHidden();
    await timeContraction(page, 60, 300);
    await waitForPart(page, heading);
    await expect(page.getByText(/^Length: always 1m 0s/)).toBeVisible();
    await expect(page.getByText(/^From start to start: 5m 0s/)).toBeVisible();
  },
);

test('copies for a provider: CSV, text and paper', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openTimer(page);
  await timeContraction(page, 60, 300);
  await timeContraction(page, 70, 300);
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download CSV' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('contractions-2026-11-21.csv');
  const lines = readFileSync(await download.path(), 'utf8').split('\r\n');
  expect(lines[1]).toBe('1,2026-11-21 10:10:00,2026-11-21 10:11:00,-05:00,60,,yes');
  expect(lines[2]).toBe('2,2026-11-21 10:15:00,2026-11-21 10:16:10,-05:00,70,300,yes');
  await page.getByRole('button', { name: 'Copy as text' }).click();
  await expect(page.getByRole('button', { name: 'Copied!' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(
    '10:15:00 a.m., 1:10 long, 5:00 after the one before',
  );

  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('table').getByRole('row')).toHaveCount(3);
  await expect(page.getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('contentinfo')).toBeHidden();
});

test('the whole page prints without lines over each other, wherever sheets end', FULL, async ({ page }) => {
  await keepFromEarlierVisit(page, {
    region: 'QC',
    contractions: JSON.stringify({
      version: 1,
      contractions: Array.from({ length: 7 }, (_, index) => {
        const startTime = NOW.getTime() - (60 - 8 * index) * 60_000;
        return { id: String(startTime), startTime, endTime: startTime + 50_000 };
      }),
    }),
  });
  await page.goto('/fr/chronometre-contractions');
  await expect(page.getByRole('row', { includeHidden: true })).toHaveCount(8);
  for (const margin of ['0', '10mm', '12mm']) {
    const sheets = await page.pdf({
      format: 'Letter',
      margin: { top: margin, right: margin, bottom: margin, left: margin },
    });
    expect(await findOverprints(sheets), `margins of ${margin}`).toEqual([]);
  }
});

test('the record goes to an app as text where there is a share sheet', FULL, async ({ page }) => {
  await page.addInitScript(() => {
    navigator.share = async (content) => {
      document.title = JSON.stringify(content);
    };
  });
  await openTimer(page);
  await timeContraction(page, 60, 300);
  await timeContraction(page, 60, 300);
  const share = page.getByRole('button', { name: 'Share as text' });
  await waitForPart(page, share);
  await share.click();
  await expect(page).toHaveTitle(/Average time from start to start: 5m 0s/);
});

test('the Print button prints the table alone, also from the calculator', FULL, async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => {};
  });
  await page.goto('/calculator#timer');
  await startButton(page).click();
  await page.clock.runFor(60_000);
  await stopButton(page).click();
  await page.getByRole('button', { name: 'Print', exact: true }).click();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('table').getByRole('row')).toHaveCount(2);
  await expect(page.getByRole('heading', { name: 'Due Date Calculator' })).toBeHidden();
  await expect(page.getByRole('heading', { name: whenToCallWords.title })).toBeHidden();
});

test(
  'the Timer and Checklist views need no due date, and what is timed goes on when one comes',
  FULL,
  async ({ page }) => {
    await page.goto('/calculator');
    const views = page.getByRole('group', { name: 'View', exact: true }).getByRole('button');
    await expect(views).toHaveText(['Checklist', 'Timer']);
    await page.goto('/calculator#timer');
    await startButton(page).click();
    await page.getByLabel(calculatorWords.dateLabels.lmp).fill('2026-03-01');
    await page.getByRole('button', { name: calculatorWords.calculate }).click();
    await expect(views).toHaveText(['Summary', 'Journey', 'Facts', 'Checklist', 'Timer']);
    await page.getByRole('button', { name: 'Timer', exact: true }).click();
    await expect(stopButton(page)).toBeVisible();
    await openQuestions(page);
    await expect(page.getByText(/By your due date, this advice is for 37 weeks/)).toBeVisible();
    await page.getByRole('button', { name: 'Checklist' }).click();
    await expect(page.getByRole('heading', { name: /Hospital Bag Checklist/ })).toBeVisible();
  },
);

test('the home tabs load timer and checklist when they are first shown', FULL, async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('tab')).toHaveText(['Timer', 'Checklist', 'Tips', 'Resources']);
  await expect(page.getByRole('tabpanel', { name: 'Tips' })).toBeVisible();
  await expect(page.locator('[data-island="contraction-timer"]')).toHaveCount(0);
  await page.getByRole('tab', { name: 'Timer' }).click();
  await startButton(page).click();
  await expect(page.getByRole('status', { name: toasterWords.notifications })).toContainText('Contraction started');
  await page.getByRole('tab', { name: 'Checklist' }).click();
  await expect(page.getByRole('heading', { name: /Hospital Bag Checklist/ })).toBeVisible();
  await page.getByRole('tab', { name: 'Timer' }).click();
  await expect(stopButton(page)).toBeVisible();
});

test('one record: what is timed on its page goes on in the calculator and on the home page', async ({ page }) => {
  await page.goto(TIMER_PATH);
  await startButton(page).click();
  await expect(stopButton(page)).toBeVisible();
  await page.goto('/calculator#timer');
  await expect(stopButton(page)).toBeVisible();
  await page.goto('/');
  await page.getByRole('tab', { name: 'Timer' }).click();
  await expect(stopButton(page)).toBeVisible();
});

test.describe('what is lost of one of the two copies', () => {
  /** Chromium clears `localStorage` alone when a device is full; the page stays open. */
  const loseStorage = (page: Page) => page.evaluate(() => window.localStorage.clear());
  const loseCopy = (page: Page) =>
    page.evaluate(
      () =>
        new Promise<void>((resolve) => {
          const request = window.indexedDB.deleteDatabase('contractions');
          request.onsuccess = () => resolve();
        }),
    );
  const readKept = (page: Page) =>
    page.evaluate(() => JSON.parse(window.localStorage.getItem('contractions') ?? '{}').contractions?.length ?? 0);
  async function time(page: Page, count: number) {
    for (let index = 0; index < count; index += 1) await timeContraction(page, 40, 300);
  }
  async function reload(page: Page) {
    await page.clock.resume();
    await page.reload();
  }

  test('localStorage: two more timed, and all five are there after a reload', async ({ page }) => {
    await openTimer(page);
    await time(page, 3);
    await waitForPart(page, rows(page).nth(2));
    await loseStorage(page);
    await time(page, 2);
    await expect(rows(page)).toHaveCount(5);
    await reload(page);
    await expect(rows(page)).toHaveCount(5);
    // What is deleted, or cleared, after that stays so.
    await page
      .getByRole('button', { name: /^Delete/ })
      .first()
      .click();
    await expect(rows(page)).toHaveCount(4);
    await reload(page);
    await expect(rows(page)).toHaveCount(4);
    await page.getByRole('button', { name: timerWords.clearAll }).click();
    await reload(page);
    await expect(page.getByText(timerWords.nothingRecorded)).toBeVisible();
    await expect.poll(() => readKept(page)).toBe(0);
  });

  test('localStorage, seen as empty before the next is timed: joined with the copy at once', FULL, async ({ page }) => {
    await openTimer(page);
    await time(page, 3);
    await waitForPart(page, rows(page).nth(2));
    await loseStorage(page);
    // As when the phone wakes: the page reads what is stored.
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect(page.getByText(timerWords.nothingRecorded)).toBeVisible();
    await time(page, 2);
    await waitForPart(page, rows(page).nth(4));
    await reload(page);
    await expect(rows(page)).toHaveCount(5);
  });

  test('localStorage during a contraction: it ends as it should', async ({ page }) => {
    await openTimer(page);
    await startButton(page).click();
    await page.clock.runFor(50_000);
    await loseStorage(page);
    await stopButton(page).click();
    await waitForPart(page, rows(page));
    await expect(rows(page)).toContainText('0:50');
    await reload(page);
    await expect(startButton(page)).toBeVisible();
    await expect(rows(page)).toHaveCount(1);
  });

  test('the copy alone: it is made again', async ({ page }) => {
    await openTimer(page);
    await time(page, 2);
    await waitForPart(page, rows(page).nth(1));
    await loseCopy(page);
    await time(page, 1);
    await expect(rows(page)).toHaveCount(3);
    await loseStorage(page);
    await reload(page);
    await expect(rows(page)).toHaveCount(3);
  });

  test('both: what is timed from then on is kept', FULL, async ({ page }) => {
    await openTimer(page);
    await time(page, 2);
    await waitForPart(page, rows(page).nth(1));
    await loseCopy(page);
    await loseStorage(page);
    await reload(page);
    await expect(page.getByText(timerWords.nothingRecorded)).toBeVisible();
    await startButton(page).click();
    await reload(page);
    await expect(stopButton(page)).toBeVisible();
  });
});
