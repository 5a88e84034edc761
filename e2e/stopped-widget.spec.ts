import type { Page } from '@playwright/test';
import * as englishTimer from '@/data/en/contractions/stopped';
import * as english from '@/data/en/ui/stopped';
import * as frenchTimer from '@/data/fr/contractions/stopped';
import { slugs } from '@/data/fr/language';
import * as french from '@/data/fr/ui/stopped';
import { serializeContractionLog } from '@/lib/contractions/stored-contractions';
import { translatePath } from '@/lib/site/translate-path';
import { NOW } from '../scripts/page-states.mjs';
import { keepFromEarlierVisit } from './earlier-visit';
import { findViolations } from './find-violations';
import { expect, test } from './fixtures';
import { FULL } from './tags';
import { rows, startButton, stopButton, TIMER_PATH, whenToCall } from './timer-page';

test.use({ expectedErrors: ['taken away by the test'] });

/** Takes something from the browser that every widget needs to say a date or a time. */
const takeDatesAway = (page: Page) =>
  page.evaluate(() => {
    const fail = () => {
      throw new Error('taken away by the test');
    };
    Object.defineProperty(Intl.DateTimeFormat.prototype, 'format', { get: fail });
    Intl.DateTimeFormat.prototype.formatToParts = fail;
    Date.prototype.toLocaleTimeString = fail;
    Date.prototype.getHours = fail;
  });

const inFrench = (path: string) => `/fr${translatePath(path, slugs)}`;

const stopped = (page: Page, title: string) => page.getByRole('alert').filter({ hasText: title });

test('a timer that fails says so, names whom to call, and has every contraction again after Reload', async ({
  page,
}) => {
  await page.goto(TIMER_PATH);
  await startButton(page).click();
  await page.clock.runFor(60_000);
  await stopButton(page).click();
  await expect(rows(page)).toHaveCount(1);
  await page.clock.runFor(240_000);
  await startButton(page).click();
  await takeDatesAway(page);
  // The running clock draws the timer anew each second.
  await page.clock.runFor(60_000);

  const notice = stopped(page, englishTimer.timerStopped);
  await expect(notice).toBeVisible();
  await expect(notice.getByRole('link', { name: '911' })).toHaveAttribute('href', 'tel:911');
  await expect(notice.getByRole('link', { name: '811' })).toHaveAttribute('href', 'tel:811');
  await expect(notice).toContainText(englishTimer.reloadTimer);
  // The rest of the page stays.
  await expect(whenToCall(page)).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();

  await page.getByRole('button', { name: english.reload }).click();
  await expect(rows(page)).toHaveCount(1);
  await expect(stopButton(page)).toBeVisible();
  // The look of a running contraction.
  await expect(page.locator('[data-early-panel]')).toHaveAttribute('data-timing', '');
  await expect(notice).toBeHidden();
});

test('a timer that fails before it has started is there again after Reload', async ({ page }) => {
  await page.addInitScript(() => {
    if (sessionStorage.getItem('failed') || !location.pathname.endsWith('/contraction-timer')) return;
    sessionStorage.setItem('failed', '1');
    Object.defineProperty(Intl.DateTimeFormat.prototype, 'format', {
      get: () => {
        throw new Error('taken away by the test');
      },
    });
  });
  const contractions = [{ id: 'a', startTime: NOW.getTime() - 600_000, endTime: NOW.getTime() - 540_000 }];
  await keepFromEarlierVisit(page, { contractions: serializeContractionLog({ contractions }) });
  await page.goto(TIMER_PATH);
  await expect(stopped(page, englishTimer.timerStopped)).toBeVisible();
  await page.getByRole('button', { name: english.reload }).click();
  await expect(rows(page)).toHaveCount(1);
  await startButton(page).click();
  await expect(stopButton(page)).toBeVisible();
});

test('in French it says so in French', FULL, async ({ page }) => {
  await page.goto(inFrench(TIMER_PATH));
  const button = page.locator('[data-early-tap]');
  await button.click();
  await page.clock.runFor(60_000);
  await takeDatesAway(page);
  await button.click();
  await expect(stopped(page, frenchTimer.timerStopped)).toBeVisible();
  await expect(page.getByRole('button', { name: french.reload })).toBeVisible();
});

for (const { code, path, words } of [
  { code: 'en', path: '/timeline', words: english },
  { code: 'fr', path: inFrench('/timeline'), words: french },
]) {
  test(`another widget leaves the rest of its page, and what was kept: ${path}`, FULL, async ({ page }) => {
    await page.goto(path);
    const date = page.locator('input[type=date]').first();
    await date.fill('2027-06-08');
    await date.press('Enter');
    await expect(page.getByRole('slider')).toHaveValue('11');
    await takeDatesAway(page);
    await page.getByRole('slider').fill('28');
    await expect(stopped(page, words.partStopped)).toBeVisible();
    await expect(stopped(page, words.partStopped)).toContainText(words.reloadToGoOn);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.getByRole('button', { name: words.reload }).click();
    await expect(page.getByRole('slider')).toHaveValue('11');
  });

  test(`a page that fails as a whole says so in the site's words: ${path}`, FULL, async ({ page }) => {
    await page.addInitScript(() => {
      addEventListener('DOMContentLoaded', () => {
        // Asked for by what stands around the widgets, and before it is known what they need.
        document.getElementById = () => {
          throw new Error('taken away by the test');
        };
      });
    });
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: words.pageStopped })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', `${code}-CA`);
    await expect(page.getByRole('link', { name: '911' })).toBeVisible();
    await expect(page.getByRole('button', { name: words.reload })).toBeVisible();
    await expect(page.getByText('This page couldn’t load')).toHaveCount(0);
    expect(await findViolations(page)).toEqual([]);
  });
}
