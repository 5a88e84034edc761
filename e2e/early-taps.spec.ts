import type { Page } from '@playwright/test';
import { waysOut } from '../data/en/contractions/advice';
import { findViolations } from './find-violations';
import { expect, test } from './fixtures';
import { failures, holdScripts, SCRIPTS } from './hold-scripts';
import { FULL, fullUnless } from './tags';
import { answer, clock, openQuestions, rows, startButton, stopButton, TIMER_PATH } from './timer-page';
import { formWords, timerWords, toasterWords, whenToCallWords } from './words';

// These tests look at the page before its scripts run, so they do not wait for the widgets.
test.use({ awaitsWidgets: false });

const notice = (page: Page) => page.getByRole('alert').filter({ hasText: 'The timer has not started.' });
const tappedTimes = (page: Page) => page.getByRole('list', { name: 'Times you tapped' }).getByRole('listitem');
const reload = (page: Page) => page.getByRole('button', { name: 'Reload' });
const readStored = (page: Page, key: string) =>
  page.evaluate((name) => JSON.parse(localStorage.getItem(name) ?? 'null'), key);

/** Opens the timer's page at 10:10:00. The clock stands still until a test moves it. */
async function openAtTenPastTen(page: Page) {
  // Set before the page loads: a later jump would pass the ten seconds after which it reports that the timer has not
  // started.
  await page.clock.pauseAt(new Date('2026-11-21T10:10:00-05:00'));
  await page.goto(TIMER_PATH, { waitUntil: 'commit' });
  await expect(startButton(page)).toBeVisible();
}

test.describe('while the scripts are on their way', () => {
  test('a first tap starts the contraction at once, and the timer goes on with it', async ({ page }) => {
    const release = await holdScripts(page);
    await openAtTenPastTen(page);
    await startButton(page).click();
    await expect(stopButton(page)).toBeVisible();
    await expect(page.getByRole('heading', { name: timerWords.running })).toBeVisible();
    await page.clock.runFor(20_000);
    await expect(clock(page)).toHaveText('0:20');

    await page.clock.resume();
    release();
    await expect(page.getByRole('button', { name: 'Change the start' })).toBeVisible();
    await expect(page.getByText('since 10:10:00 a.m.', { exact: true })).toBeVisible();
    expect((await readStored(page, 'contractions')).active.startTime).toBe(Date.parse('2026-11-21T10:10:00-05:00'));
    expect(await readStored(page, 'earlyTaps')).toBeNull();
    await stopButton(page).click();
    await expect(rows(page)).toHaveCount(1);
  });

  test('a start and a stop become a contraction of that length', async ({ page }) => {
    const release = await holdScripts(page);
    await openAtTenPastTen(page);
    await startButton(page).press('Enter');
    await page.clock.runFor(45_000);
    await stopButton(page).press('Enter');
    await expect(startButton(page)).toBeVisible();
    await expect(clock(page)).toBeHidden();

    await page.clock.resume();
    release();
    await expect(rows(page)).toHaveCount(1);
    // Only the latest tap is announced.
    const toasts = page.getByRole('status', { name: toasterWords.notifications });
    await expect(toasts).toContainText('Contraction ended');
    await expect(toasts).not.toContainText('Contraction started');
    const { contractions, active } = await readStored(page, 'contractions');
    expect(contractions).toHaveLength(1);
    expect(contractions[0].endTime - contractions[0].startTime).toBe(45_000);
    expect(active).toBeUndefined();
  });

  test('a second tap within a second is the same tap', async ({ page }) => {
    await holdScripts(page);
    await openAtTenPastTen(page);
    await startButton(page).dblclick();
    await expect(stopButton(page)).toBeVisible();
    expect((await readStored(page, 'earlyTaps')).taps).toHaveLength(1);
  });

  test('a contraction that was running before goes on, and the button stops it', async ({ page }) => {
    const startTime = Date.parse('2026-11-21T10:09:30-05:00');
    await page.addInitScript((at) => {
      localStorage.setItem(
        'contractions',
        JSON.stringify({ version: 1, contractions: [], active: { id: String(at), startTime: at } }),
      );
    }, startTime);
    const release = await holdScripts(page);
    await page.clock.pauseAt(new Date('2026-11-21T10:10:00-05:00'));
    await page.goto(TIMER_PATH, { waitUntil: 'commit' });
    await expect(stopButton(page)).toBeVisible();
    await page.clock.runFor(1_000);
    await expect(clock(page)).toHaveText('0:31');
    await stopButton(page).click();
    await page.clock.resume();
    release();
    await expect(rows(page)).toHaveCount(1);
    expect((await readStored(page, 'contractions')).contractions[0].endTime).toBe(startTime + 31_000);
  });

  test('an answer to a question counts, and stays answered', async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto(TIMER_PATH, { waitUntil: 'commit' });
    await answer(page, 'term', 'No').check();
    await openQuestions(page);
    await answer(page, 'births', 'No').check();
    await answer(page, 'births', 'Yes').check();
    release();
    await expect.poll(async () => (await readStored(page, 'contractions'))?.termAnswer.isTerm).toBe(false);
    await expect.poll(async () => (await readStored(page, 'labourAnswers'))?.hasGivenBirth).toBe(true);
    await expect(answer(page, 'births', 'Yes')).toBeChecked();
    await expect(answer(page, 'term', 'No')).toBeChecked();
  });

  test('what is no contraction is opened by a tap, also by one after an answer that moves it', async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto(TIMER_PATH, { waitUntil: 'commit' });
    await answer(page, 'term', 'No').check();
    await page.getByRole('button', { name: waysOut.bleeding }).click();
    release();
    await expect(page.getByRole('button', { name: waysOut.bleeding })).toHaveAttribute('aria-expanded', 'true');
    await expect(answer(page, 'term', 'No')).toBeChecked();
  });

  test('a tap on adding one by hand opens its form once, however often it was made', FULL, async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto(TIMER_PATH, { waitUntil: 'commit' });
    await page.getByRole('button', { name: 'Add one by hand' }).dblclick();
    release();
    await expect(page.getByLabel(formWords.labels.endTime, { exact: true })).toBeVisible();
    await expect(page.locator('[data-tapped]')).toHaveCount(0);
  });

  test('a contraction that a second tab has taken over is there once', FULL, async ({ page, context }) => {
    const release = await holdScripts(page);
    await openAtTenPastTen(page);
    await startButton(page).click();
    await page.clock.runFor(45_000);
    await stopButton(page).click();

    await page.clock.resume();
    const other = await context.newPage();
    await other.goto(TIMER_PATH);
    await expect(rows(other)).toHaveCount(1);
    release();
    await expect(rows(page)).toHaveCount(1);
    expect((await readStored(page, 'contractions')).contractions).toHaveLength(1);
  });

  test('nothing is said of a timer that starts in time; after ten seconds it is, until the timer starts', async ({
    page,
  }) => {
    const release = await holdScripts(page);
    await openAtTenPastTen(page);
    await page.clock.runFor(5_000);
    await expect(notice(page)).toBeHidden();
    await page.clock.runFor(5_000);
    await expect(notice(page)).toBeVisible();
    await page.clock.resume();
    release();
    await expect(page.getByText(timerWords.nothingRecorded)).toBeVisible();
    await expect(notice(page)).toBeHidden();
    await startButton(page).click();
    await expect(stopButton(page)).toBeVisible();
  });
});

for (const { name, expectedErrors, breakScripts } of failures) {
  test.describe(`when ${name}`, () => {
    test.use({ expectedErrors });

    const tag = fullUnless(name === 'one script is not found');
    test('the page says what to do, notes the taps, and takes them over once it is reloaded', tag, async ({ page }) => {
      await breakScripts(page);
      await page.goto(TIMER_PATH);
      await expect(notice(page)).toBeVisible();
      await expect(notice(page)).toContainText('Write down when each contraction starts and ends.');
      expect(await findViolations(page)).toEqual([]);
      await page.clock.pauseAt(new Date('2026-11-21T10:10:00-05:00'));
      await startButton(page).click();
      await page.clock.runFor(50_000);
      await stopButton(page).click();
      await expect(tappedTimes(page)).toHaveText(['Started at 10:10:00 a.m.', 'Ended at 10:10:50 a.m.']);

      await notice(page).getByRole('link', { name: 'When to call', exact: true }).click();
      await expect(page.getByRole('heading', { name: whenToCallWords.title })).toBeInViewport();

      await page.unroute(SCRIPTS);
      await page.clock.resume();
      await reload(page).click();
      await expect(rows(page)).toHaveCount(1);
      await expect(notice(page)).toBeHidden();
      expect(await readStored(page, 'earlyTaps')).toBeNull();
    });
  });
}

test.describe('where the browser keeps nothing', () => {
  test('an early tap still reaches the timer', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('blocked', 'SecurityError');
        },
      });
    });
    const release = await holdScripts(page);
    await page.goto(TIMER_PATH, { waitUntil: 'commit' });
    await startButton(page).click();
    await expect(stopButton(page)).toBeVisible();
    release();
    await expect(page.getByRole('button', { name: 'Change the start' })).toBeVisible();
  });
});
