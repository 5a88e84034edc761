import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { chromium, expect, type Page, test } from '@playwright/test';
import { getLaunchOptions } from '../scripts/setup/browser.mjs';
import { rows, startButton, stopButton, TIMER_PATH } from './timer-page';

// A phone that runs out of memory or power ends its browser without a word. The browser writes what a page keeps when it
// finds the time, some seconds later: so these tests need the real time, and not the clock of the others.

/** How soon after a tap the browser is killed, ms. The last is just below what Chromium takes to write localStorage. */
const DELAYS = [1_000, 1_500, 4_000];

/** A second tap within a second does not count. */
const DOUBLE_TAP_MS = 1_100;

interface Visitor {
  /** Opens the timer in a browser with the profile of this test. */
  open: () => Promise<Page>;
}

const visits = test.extend<{ visitor: Visitor }>({
  visitor: async ({ baseURL }, use) => {
    const profile = mkdtempSync(join(tmpdir(), 'profile-'));
    const open = async () => {
      const context = await chromium.launchPersistentContext(profile, {
        ...getLaunchOptions(),
        baseURL,
        locale: 'en-CA',
      });
      const page = await context.newPage();
      await page.goto(TIMER_PATH);
      return page;
    };
    try {
      await use({ open });
    } finally {
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    }
  },
});

/** Ends the browser of a page as a device does that loses its power: at once. */
async function kill(page: Page) {
  const browser = page.context().browser();
  if (!browser) throw new Error('The browser of this page is not known.');
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  const { id } = processInfo.find(({ type }) => type === 'browser') ?? {};
  if (!id) throw new Error('The process of this browser is not known.');
  const closed = page.context().waitForEvent('close');
  process.kill(id, 'SIGKILL');
  await closed;
}

for (const delay of DELAYS) {
  visits(`a start survives a browser that is killed ${delay} ms later`, async ({ visitor }) => {
    const page = await visitor.open();
    await startButton(page).click();
    await expect(stopButton(page)).toBeVisible();
    await wait(delay);
    await kill(page);
    const later = await visitor.open();
    await expect(stopButton(later)).toBeVisible();
    await later.context().close();
  });

  visits(`a stop survives a browser that is killed ${delay} ms later`, async ({ visitor }) => {
    const page = await visitor.open();
    await startButton(page).click();
    await wait(DOUBLE_TAP_MS);
    await stopButton(page).click();
    await expect(rows(page)).toHaveCount(1);
    await wait(delay);
    await kill(page);
    const later = await visitor.open();
    await expect(rows(later)).toHaveCount(1);
    await expect(startButton(later)).toBeVisible();
    await later.context().close();
  });
}

visits('what is cleared a second before the browser is killed does not come back', async ({ visitor }) => {
  const page = await visitor.open();
  await startButton(page).click();
  await wait(DOUBLE_TAP_MS);
  await stopButton(page).click();
  await expect(rows(page)).toHaveCount(1);
  await page.context().close();

  const next = await visitor.open();
  await expect(rows(next)).toHaveCount(1);
  await next.getByRole('button', { name: 'Clear All' }).click();
  await expect(rows(next)).toHaveCount(0);
  await wait(DOUBLE_TAP_MS);
  await kill(next);
  const last = await visitor.open();
  // The copy has been read once it is known which contractions are kept.
  await expect.poll(() => last.evaluate(() => localStorage.getItem('contractions'))).toContain('"contractions":[]');
  await expect(rows(last)).toHaveCount(0);
  await last.context().close();
});
