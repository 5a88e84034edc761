import type { Page } from '@playwright/test';
import { calculate, calculateFromLastPeriod, lastPeriod } from './calculate';
import { expect, test } from './fixtures';
import { FULL } from './tags';
import { timerWords } from './words';

// On a slow phone Next's router may write its address into the history seconds after the tap that it answers.

/** What the router writes from 'hold-router' on stays behind until 'release-router'. Before the page is opened. */
const makeRouterLate = (page: Page) =>
  page.addInitScript(() => {
    const replace = History.prototype.replaceState;
    let isHeld = false;
    const held: (() => void)[] = [];
    History.prototype.replaceState = function (state, title, address) {
      // Next marks the entries of its router so.
      if (isHeld && state?.__NA) held.push(() => replace.call(this, state, title, address));
      else replace.call(this, state, title, address);
    };
    window.addEventListener('hold-router', () => {
      isHeld = true;
    });
    window.addEventListener('release-router', () => {
      isHeld = false;
      for (const write of held) write();
    });
  });

const send = (page: Page, event: 'hold-router' | 'release-router') =>
  page.evaluate((name) => window.dispatchEvent(new Event(name)), event);

const getView = (page: Page, name: string) =>
  page.getByRole('group', { name: 'View', exact: true }).getByRole('button', { name });

/** Chooses the timer before the router writes, and times with it after that. */
async function expectTimerToStay(page: Page) {
  await getView(page, 'Timer').click();
  await expect(page.getByRole('button', { name: timerWords.start })).toBeVisible();
  await send(page, 'release-router');
  await page.getByRole('button', { name: timerWords.start }).click();
  await expect(page).toHaveURL('/calculator#timer');
  await expect(page.getByRole('button', { name: timerWords.stop })).toBeVisible();
}

test('a view that is chosen right after a result stays, also after the link past the menu', async ({ page }) => {
  await makeRouterLate(page);
  await page.goto('/calculator');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await send(page, 'hold-router');
  await lastPeriod(page).fill('2026-09-01');
  await calculate(page).click();
  await expectTimerToStay(page);
});

test('a view that is chosen right after Back stays', FULL, async ({ page }) => {
  await makeRouterLate(page);
  await calculateFromLastPeriod(page, '2026-09-01');
  await getView(page, 'Checklist').click();
  await expect(getView(page, 'Checklist')).toHaveAttribute('aria-pressed', 'true');
  await send(page, 'hold-router');
  await page.goBack();
  await expect(getView(page, 'Summary')).toHaveAttribute('aria-pressed', 'true');
  await expectTimerToStay(page);
});
