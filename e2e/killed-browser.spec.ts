import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, expect, type Page, test } from '@playwright/test';
import { NOW } from '../scripts/page-states.mjs';
import { getLaunchOptions } from '../scripts/setup/browser.mjs';
import { readRecordCopy } from './record-copy';
import { rows, startButton, stopButton, TIMER_PATH } from './timer-page';
import { timerWords } from './words';

// A phone that runs out of memory or power ends its browser without a word. Browsers write localStorage some seconds
// late; the copy of the record is on the disk once its transaction has ended. So each test kills the browser as soon as
// the copy holds the last tap.

/** A second tap within a second does not count. */
const AFTER_DOUBLE_TAP_MS = 2_000;

interface Visitor {
  /** Opens the timer in a browser with the profile of this test, a minute later each time. */
  open: () => Promise<Page>;
}

const visits = test.extend<{ visitor: Visitor }>({
  visitor: async ({ baseURL }, use) => {
    const profile = mkdtempSync(join(tmpdir(), 'profile-'));
    let time = new Date(NOW).getTime();
    const open = async () => {
      const context = await chromium.launchPersistentContext(profile, {
        ...getLaunchOptions(),
        baseURL,
        locale: 'en-CA',
      });
      const page = await context.newPage();
      time += 60_000;
      await page.clock.install({ time });
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

/** Times a contraction of two seconds. */
async function timeOne(page: Page) {
  await startButton(page).click();
  await page.clock.fastForward(AFTER_DOUBLE_TAP_MS);
  await stopButton(page).click();
  await expect(rows(page)).toHaveCount(1);
}

visits('a start survives a browser that is killed', async ({ visitor }) => {
  const page = await visitor.open();
  await startButton(page).click();
  await expect.poll(() => readRecordCopy(page)).toMatchObject({ active: { startTime: expect.any(Number) } });
  await kill(page);
  const later = await visitor.open();
  await expect(stopButton(later)).toBeVisible();
  await later.context().close();
});

visits('a stop survives a browser that is killed', async ({ visitor }) => {
  const page = await visitor.open();
  await timeOne(page);
  await expect.poll(() => readRecordCopy(page)).toMatchObject({ contractions: [expect.anything()] });
  await kill(page);
  const later = await visitor.open();
  await expect(rows(later)).toHaveCount(1);
  await expect(startButton(later)).toBeVisible();
  await later.context().close();
});

visits('what is cleared before the browser is killed does not come back', async ({ visitor }) => {
  const page = await visitor.open();
  await timeOne(page);
  await page.context().close();

  const next = await visitor.open();
  await expect(rows(next)).toHaveCount(1);
  await next.getByRole('button', { name: timerWords.clearAll }).click();
  await expect(rows(next)).toHaveCount(0);
  await expect.poll(() => readRecordCopy(next)).toMatchObject({ contractions: [] });
  await kill(next);
  const last = await visitor.open();
  // The copy has been read once it is known which contractions are stored.
  await expect.poll(() => last.evaluate(() => localStorage.getItem('contractions'))).toContain('"contractions":[]');
  await expect(rows(last)).toHaveCount(0);
  await last.context().close();
});
