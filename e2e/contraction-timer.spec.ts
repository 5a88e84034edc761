import type { Locator } from '@playwright/test';
import { keepFromEarlierVisit } from './earlier-visit';
import { expect, test } from './fixtures';
import { FULL } from './tags';
import {
  advice,
  answer,
  clock,
  enterTime,
  history,
  openTimer,
  rows,
  startButton,
  stopButton,
  TIMER_PATH,
  timeContraction,
  waitForForm,
  waitForPart,
} from './timer-page';
import { formWords, timerWords, toasterWords } from './words';

/** Tokens of the light theme (app/globals.css). */
const MAPLE = 'rgb(180, 50, 42)';
const SPRUCE = 'rgb(31, 91, 72)';

test('from nothing to a pattern: clock, history, averages, advice and toasts', async ({ page }) => {
  await openTimer(page);
  await expect(page.getByRole('heading', { name: 'Ready to Track' })).toBeVisible();
  await expect(page.getByText(timerWords.nothingRecorded)).toBeVisible();
  await expect(page.getByText('N/A')).toBeVisible();
  await expect(page.getByText('Not enough data')).toBeVisible();
  await answer(page, 'term', 'Yes').check();
  await expect(page.getByRole('status', { name: timerWords.currentAdvice })).toContainText(
    'Continue timing until you have a clear pattern',
  );

  await startButton(page).click();
  await expect(page.getByRole('heading', { name: timerWords.running })).toBeVisible();
  await expect(page.getByRole('status', { name: toasterWords.notifications })).toContainText(
    /Contraction startedStarted at 10:10 a\.m\./,
  );
  await expect(page.getByText('since 10:10:00 a.m.')).toBeVisible();
  await page.clock.runFor(64_000);
  await expect(clock(page)).toHaveText('1:04');
  await expect(clock(page)).toHaveAttribute('aria-live', 'off');
  await stopButton(page).click();
  await expect(page.getByRole('status', { name: toasterWords.notifications })).toContainText(
    'Contraction endedDuration 1:04',
  );
  await expect(page.getByRole('timer', { name: 'Since last start' })).toHaveText('1:04');
  await expect(page.getByRole('heading', { name: 'Ready to Track' })).toBeVisible();
  await expect(page.getByText('Since last start')).toBeVisible();
  await expect(rows(page)).toHaveCount(1);
  await page.clock.runFor(216_000);
  await expect(clock(page)).toHaveText('4:40');
  await expect(page.getByText('10:10 a.m., 1:04 long', { exact: true })).toBeVisible();

  await timeContraction(page, 64, 280);
  await expect(page.getByText('4m 40s apart')).toBeVisible();
  await expect(page.getByText('1m 4s', { exact: true })).toBeVisible();
  await timeContraction(page, 64, 65);
  await expect(page.getByRole('alert', { name: toasterWords.warnings })).toContainText(
    'Contractions are getting close!Call your provider or the hospital now.',
  );
  await expect(page.getByRole('alert', { name: timerWords.urgentAdvice })).toContainText(
    'Contractions are 5 minutes apart or less and lasting 1 minute or more. Consider heading to the hospital.',
  );
  await expect(page.getByRole('alert', { name: timerWords.urgentAdvice })).toContainText('5-1-1 rule');
  // Newest first.
  await expect(rows(page)).toHaveCount(3);
  await expect(rows(page).first()).toContainText('10:19:20 a.m.');
});

test('running and waiting differ in colour, shape and words, and the button never moves', FULL, async ({ page }) => {
  await openTimer(page);
  const look = async (button: Locator) => ({
    sign: await button.locator('path:visible').getAttribute('d'),
    top: (await button.boundingBox())?.y,
  });
  const idle = await look(startButton(page));
  await expect(startButton(page)).toHaveCSS('background-color', SPRUCE);
  await expect(clock(page)).toBeHidden();
  await startButton(page).hover();
  await expect(startButton(page)).not.toHaveCSS('background-color', SPRUCE);
  const waitingUnderPointer = await startButton(page).evaluate((element) => getComputedStyle(element).backgroundColor);

  await startButton(page).click();
  await expect(page.getByRole('heading', { name: timerWords.running })).toHaveCSS('color', MAPLE);
  await expect(stopButton(page)).toHaveCSS('color', MAPLE);
  await expect(stopButton(page)).toHaveCSS('border-top-color', MAPLE);
  await expect(stopButton(page)).toHaveCSS('border-top-width', '3px');
  // Also under the pointer, which is there after the press.
  await expect(stopButton(page)).not.toHaveCSS('background-color', waitingUnderPointer);
  const running = await look(stopButton(page));
  expect(running).toEqual({ ...idle, sign: expect.any(String) });
  expect(running.sign).not.toBe(idle.sign);

  await page.clock.runFor(60_000);
  await stopButton(page).click();
  // A button under the pointer has another shade.
  await page.mouse.move(0, 0);
  await expect(startButton(page)).toHaveCSS('background-color', SPRUCE);
  await expect(clock(page)).toBeVisible();
  expect(await look(startButton(page))).toEqual(idle);
});

test('goes on through a reload and a tab that was away', async ({ page }) => {
  await openTimer(page);
  await startButton(page).click();
  await page.clock.runFor(20_000);
  await page.reload();
  await expect(page.getByRole('heading', { name: timerWords.running })).toBeVisible();
  await expect(clock(page)).toHaveText('0:20');
  // The phone sleeps: time passes without any timer running.
  await page.clock.pauseAt(new Date('2026-11-21T10:10:50-05:00'));
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(clock(page)).toHaveText('0:50');
  await stopButton(page).click();
  await page.reload();
  // The list is shown once its script has loaded, and React waits a moment before that.
  await page.clock.resume();
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page)).toContainText('0:50 at 10:10:00 a.m.');
});

test('a clock that is set back while a contraction is timed changes nothing of its length', FULL, async ({ page }) => {
  await openTimer(page);
  await startButton(page).click();
  await page.clock.runFor(30_000);
  await page.clock.setSystemTime(new Date('2026-11-21T09:10:30-05:00'));
  await page.clock.runFor(20_000);
  await expect(clock(page)).toHaveText('0:50');
  await page.clock.setSystemTime(new Date('2026-11-21T09:00:00-05:00'));
  await stopButton(page).click();
  await waitForPart(page, rows(page));
  await expect(rows(page)).toContainText('0:50 at 8:59:10 a.m.');
  await expect(rows(page)).not.toContainText('not confirmed');
});

test('two tabs show and build on the same record', async ({ page, context }) => {
  await openTimer(page);
  const other = await context.newPage();
  await other.goto(TIMER_PATH);
  await startButton(page).click();
  await expect(stopButton(other)).toBeVisible();
  await page.clock.runFor(40_000);
  await stopButton(page).click();
  await expect(rows(other)).toHaveCount(1);
  await other.getByRole('button', { name: timerWords.clearAll }).click();
  await expect(page.getByText(timerWords.nothingRecorded)).toBeVisible();
  // Later than what counts as a second tap.
  await page.clock.runFor(1_000);
  await other.getByRole('button', { name: 'Undo' }).click();
  await expect(rows(page)).toHaveCount(1);
  // What one tab says of its own tap goes when the other has tapped since.
  await page.clock.runFor(60_000);
  await startButton(page).click();
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
  await page.clock.runFor(30_000);
  await stopButton(other).click();
  await expect(startButton(page)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0);
  await expect(page.getByText('Contraction started.')).toHaveCount(0);
});

test('the space bar starts and stops, from anywhere on the page', FULL, async ({ page }) => {
  await openTimer(page);
  await expect(startButton(page)).toBeVisible();
  await page.keyboard.press('Space');
  await expect(stopButton(page)).toBeVisible();
  await page.clock.runFor(30_000);
  await stopButton(page).focus();
  await page.keyboard.press('Space');
  await waitForPart(page, rows(page));
  await expect(rows(page)).toContainText('0:30');
  // In a field it is a space, on another button it presses that one.
  await page.getByRole('button', { name: 'Add one by hand' }).focus();
  await page.keyboard.press('Space');
  await waitForForm(page);
  await expect(page.getByLabel(formWords.labels.startTime, { exact: true })).toBeFocused();
  await expect(startButton(page)).toBeVisible();
});

test('Enter that is held down presses the button once', FULL, async ({ page }) => {
  await openTimer(page);
  await startButton(page).focus();
  for (let second = 0; second < 5; second += 1) {
    // Without an up in between, as a keyboard repeats a key that is held.
    await page.keyboard.down('Enter');
    await page.clock.runFor(1_100);
  }
  await page.keyboard.up('Enter');
  await expect(stopButton(page)).toBeVisible();
  await expect(page.getByText(timerWords.nothingRecorded)).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(startButton(page)).toBeVisible();
});

test('corrects, adds, deletes and takes back', async ({ page }) => {
  await openTimer(page);
  await timeContraction(page, 60, 300);
  await timeContraction(page, 60, 300);
  await page.getByRole('button', { name: /^Edit the contraction at 10:15/ }).click();
  await waitForForm(page);
  await enterTime(page, 'Ended', '10:14:00');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('The end has to come after the start.')).toBeVisible();
  await expect(page.getByLabel(formWords.labels.endTime, { exact: true })).toBeFocused();
  await enterTime(page, 'Ended', '11:30:00');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(/This time has not come yet/)).toBeVisible();
  await enterTime(page, 'Started', '10:10:30');
  await enterTime(page, 'Ended', '10:12:00');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(/These times overlap another contraction/)).toBeVisible();
  await enterTime(page, 'Started', '10:14:30');
  await enterTime(page, 'Ended', '10:16:00');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(rows(page).first()).toContainText('1:30 at 10:14:30 a.m.');
  await expect(page.getByRole('heading', { name: 'History' })).toBeFocused();

  await page.getByRole('button', { name: 'Add one by hand' }).click();
  await enterTime(page, 'Started', '09:50:00');
  await enterTime(page, 'Ended', '09:51:00');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(rows(page).last()).toContainText('1:00 at 9:50:00 a.m.');

  await page.getByRole('button', { name: /^Delete the contraction at 9:50/ }).click();
  await expect(rows(page)).toHaveCount(2);
  // Later than what counts as a second tap.
  await page.clock.runFor(1_000);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(rows(page)).toHaveCount(3);
  await page.clock.runFor(1_000);
  await page.getByRole('button', { name: /^Delete the contraction at 10:14/ }).dblclick();
  await expect(rows(page)).toHaveCount(2);
  await page.clock.runFor(1_000);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(rows(page)).toHaveCount(3);
  await page.clock.runFor(1_000);

  await page.getByRole('button', { name: timerWords.clearAll }).click();
  await expect(page.getByRole('status', { name: toasterWords.notifications })).toContainText(
    'Timer resetAll contraction data has been cleared.',
  );
  await expect(page.getByText('N/A')).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('contractions'))).not.toContain('startTime');
  await page.clock.runFor(1_000);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(rows(page)).toHaveCount(3);
});

for (const viewport of [
  { width: 360, height: 740 },
  { width: 1280, height: 900 },
]) {
  test(`toasts are seen, and cover no clock, button or advice, ${viewport.width} px`, FULL, async ({ page }) => {
    await page.setViewportSize(viewport);
    await keepFromEarlierVisit(page, { region: 'MB', providerPhone: '{"version":1,"number":"204-555-0100"}' });
    await openTimer(page);
    for (let count = 0; count < 2; count += 1) await timeContraction(page, 45, 240);
    await startButton(page).click();
    const notifications = page.getByRole('status', { name: toasterWords.notifications });
    await expect(notifications.getByText('Contraction started')).toBeInViewport({ ratio: 1 });
    await page.clock.runFor(45_000);
    await stopButton(page).click();
    const warnings = page.getByRole('alert', { name: toasterWords.warnings });
    await expect(warnings.getByText('Contractions are getting close!')).toBeInViewport({ ratio: 1 });
    await expect(warnings).not.toContainText('Consider calling');
    await expect(notifications.getByText('Contraction ended')).toBeInViewport({ ratio: 1 });
    const parts = [clock(page), startButton(page), advice(page), page.getByRole('heading', { name: 'Ready to Track' })];
    for (const toast of [notifications, warnings]) {
      const box = await boxOf(toast);
      expect(box.y).toBeGreaterThanOrEqual(0);
      for (const part of parts) {
        // What follows is lower on the page, wherever one has scrolled.
        expect(box.y + box.height).toBeLessThanOrEqual((await boxOf(part)).y);
      }
    }
  });
}

async function boxOf(part: Locator) {
  const box = await part.boundingBox();
  if (!box) throw new Error('Not shown.');
  return box;
}

test('in the calculator toasts stand at the upper edge while the timer is there', FULL, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/calculator#timer');
  await startButton(page).click();
  const toasts = page.getByRole('status', { name: toasterWords.notifications });
  await expect(toasts).toContainText('Contraction started');
  expect((await toasts.boundingBox())?.y).toBeLessThan(20);
});

test('the start of the running contraction can be set back', async ({ page }) => {
  await openTimer(page);
  await startButton(page).click();
  await page.clock.runFor(10_000);
  await page.getByRole('button', { name: 'Change the start' }).click();
  await waitForForm(page);
  const before = await clock(page).innerText();
  expect(before).toMatch(/^0:[1-5]\d$/);
  await enterTime(page, 'Started', '10:09:00');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(clock(page)).toHaveText(before.replace('0:', '1:'));
  await expect(page.getByText('since 10:09:00 a.m.')).toBeVisible();
});

test('the screen stays awake while a contraction is timed', FULL, async ({ page }) => {
  await page.addInitScript(() => {
    const tell = (isAwake: boolean) => document.documentElement.setAttribute('data-awake', String(isAwake));
    Object.defineProperty(navigator, 'wakeLock', {
      value: {
        request: async () => {
          tell(true);
          return { released: false, release: async () => tell(false) };
        },
      },
    });
  });
  await openTimer(page);
  const root = page.locator('html');
  await expect(root).not.toHaveAttribute('data-awake');
  await startButton(page).click();
  await expect(root).toHaveAttribute('data-awake', 'true');
  await page.clock.runFor(50_000);
  await stopButton(page).click();
  await expect(root).toHaveAttribute('data-awake', 'false');
});

test('works in memory and says so where nothing can be stored', async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await openTimer(page);
  await timeContraction(page, 60, 300);
  await expect(page.getByText(/does not let us keep your times/)).toBeVisible();
  await expect(rows(page)).toHaveCount(1);
});

test('keeps what is readable of a broken record, and says so', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem(
      'contractions',
      JSON.stringify({
        version: 1,
        contractions: [
          { id: '1', startTime: 1795271400000, endTime: 1795271460000 },
          { id: '2', startTime: 1795271700000 },
        ],
      }),
    );
  });
  await page.goto(TIMER_PATH);
  await expect(rows(page)).toHaveCount(1);
  await expect(page.getByText(/Some of what was stored here could not be read/)).toBeVisible();
});

test.describe('on a small phone', () => {
  test.use({ viewport: { width: 320, height: 568 }, hasTouch: true });

  test('an empty history is a line, and the calls stand apart', FULL, async ({ page }) => {
    await keepFromEarlierVisit(page, { region: 'NL', providerPhone: '{"version":1,"number":"709-555-0100 ext 1234"}' });
    await openTimer(page);
    const empty = page.getByText(timerWords.nothingRecorded);
    const heading = await page.getByRole('heading', { name: 'History' }).boundingBox();
    const line = await empty.boundingBox();
    expect((line?.y ?? 999) + (line?.height ?? 0) - (heading?.y ?? 0)).toBeLessThan(160);
    const calls = await advice(page).getByRole('link').all();
    const boxes = await Promise.all(calls.map((call) => call.boundingBox()));
    // Beside one another only where both have room.
    for (const [place, one] of boxes.entries()) {
      expect((one?.x ?? 999) + (one?.width ?? 999)).toBeLessThanOrEqual(320);
      for (const other of boxes.slice(place + 1)) {
        const [left, right] = [one, other].sort((first, second) => (first?.x ?? 0) - (second?.x ?? 0));
        const [upper, lower] = [one, other].sort((first, second) => (first?.y ?? 0) - (second?.y ?? 0));
        const isBeside = (left?.x ?? 0) + (left?.width ?? 0) <= (right?.x ?? 0);
        expect(isBeside || (upper?.y ?? 0) + (upper?.height ?? 0) <= (lower?.y ?? 0)).toBe(true);
      }
    }
  });

  test('the button is on the first screen, large, and nothing scrolls sideways', async ({ page }) => {
    await openTimer(page);
    const box = await startButton(page).boundingBox();
    expect(box?.height).toBeGreaterThanOrEqual(96);
    expect(box?.width).toBeGreaterThanOrEqual(230);
    expect((box?.y ?? 999) + (box?.height ?? 999)).toBeLessThanOrEqual(568);
    await timeContraction(page, 60, 240);
    await timeContraction(page, 130, 240);
    await page.getByRole('button', { name: /^Edit/ }).first().click();
    await waitForForm(page);
    const { scrollWidth, clientWidth } = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return { scrollWidth, clientWidth };
    });
    expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
    expect((await history(page).boundingBox())?.height).toBe(350);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('says so, gives a table for a pen, and says when to call', async ({ page }) => {
    await page.goto(TIMER_PATH);
    await expect(page.locator('noscript p')).toContainText('The timer needs JavaScript');
    await expect(page.locator('noscript table')).toBeVisible();
    await expect(page.getByText('5-1-1 rule')).toBeVisible();
    await expect(page.locator('noscript a[href="/when-to-call"]')).toBeVisible();
    await expect(startButton(page)).toBeHidden();
    await page.goto('/');
    await expect(page.getByRole('link', { name: 'Open the timer on its own page' })).toBeVisible();
  });
});
