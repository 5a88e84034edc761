import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { calculateFromLastPeriod } from './calculate';
import { expect, test } from './fixtures';

const PAGE = '/contraction-timer';

const startButton = (page: Page) => page.getByRole('button', { name: 'Start Contraction' });
const stopButton = (page: Page) => page.getByRole('button', { name: 'Stop Contraction' });
const clock = (page: Page) => page.getByRole('timer');
const history = (page: Page) => page.getByRole('region', { name: 'Contraction history' });
const rows = (page: Page) => history(page).getByRole('listitem');

/** The timer at 10:10:00, where the clock stands until a test moves it. */
async function openTimer(page: Page) {
  await page.goto(PAGE);
  // The toasts load after the timer, and a clock that stands would hold them up.
  await page.getByRole('status', { name: 'Notifications' }).waitFor({ state: 'attached' });
  await page.clock.pauseAt(new Date('2026-11-21T10:10:00-05:00'));
}

/** One contraction, and the quiet after it up to the next start. */
async function timeContraction(page: Page, seconds: number, everySeconds: number) {
  await startButton(page).click();
  await page.clock.runFor(seconds * 1_000);
  await stopButton(page).click();
  await page.clock.runFor((everySeconds - seconds) * 1_000);
}

/** Some parts load when they are first needed, and a clock that stands holds that up. */
async function waitForPart(page: Page, part: Locator) {
  await expect(async () => {
    await page.clock.runFor(100);
    await expect(part).toBeVisible({ timeout: 500 });
  }).toPass();
}

const waitForForm = (page: Page) => waitForPart(page, page.getByLabel('Started', { exact: true }));

async function enterTime(page: Page, label: 'Started' | 'Ended', time: string) {
  await page.getByLabel(label, { exact: true }).fill(`2026-11-21T${time}`);
}

test('from nothing to a pattern: clock, history, averages, advice and toasts', async ({ page }) => {
  await openTimer(page);
  await expect(page.getByRole('heading', { name: 'Ready to Track' })).toBeVisible();
  await expect(page.getByText('No contractions recorded yet')).toBeVisible();
  await expect(page.getByText('N/A')).toBeVisible();
  await expect(page.getByText('Not enough data')).toBeVisible();
  await expect(page.getByRole('status', { name: 'Current advice' })).toContainText(
    'Continue timing until you have a clear pattern',
  );

  await startButton(page).click();
  await expect(page.getByRole('heading', { name: 'Current Contraction' })).toBeVisible();
  await expect(page.getByRole('status', { name: 'Notifications' })).toContainText(
    /Contraction startedStarted at 10:10 a\.m\./,
  );
  await expect(page.getByText('Started at 10:10:00 a.m.')).toBeVisible();
  await page.clock.runFor(64_000);
  await expect(clock(page)).toHaveText('1:04');
  await expect(clock(page)).toHaveAttribute('aria-live', 'off');
  await stopButton(page).click();
  await expect(page.getByRole('status', { name: 'Notifications' })).toContainText('Contraction endedDuration 1:04');
  await expect(clock(page)).toHaveText('0:00');
  await expect(rows(page)).toHaveCount(1);
  await page.clock.runFor(216_000);
  await expect(page.getByText(/Last one started 4:40 ago/)).toBeVisible();

  await timeContraction(page, 64, 280);
  await expect(page.getByText('4m 40s apart')).toBeVisible();
  await expect(page.getByText('1m 4s', { exact: true })).toBeVisible();
  await timeContraction(page, 64, 65);
  await expect(page.getByRole('alert', { name: 'Warnings' })).toContainText(
    'Contractions are getting close!Consider calling your healthcare provider or heading to the hospital.',
  );
  await expect(page.getByRole('alert', { name: 'Urgent advice' })).toContainText(
    'Contractions are 5 minutes apart or less and lasting 1 minute or more. Consider heading to the hospital.',
  );
  await expect(page.getByRole('alert', { name: 'Urgent advice' })).toContainText('5-1-1 rule');
  // Newest first.
  await expect(rows(page)).toHaveCount(3);
  await expect(rows(page).first()).toContainText('10:19:20 a.m.');
});

test('when to call stands on the page: 911 first, six signs, the distance, and that it is a guide', async ({
  page,
}) => {
  await page.goto(PAGE);
  const emergency = /^Call 911 for very heavy bleeding/;
  const first = page.getByText(emergency).first();
  await expect(first).toBeVisible();
  // Above all that is counted.
  const averages = await page.getByText('Average Duration').boundingBox();
  expect((await first.boundingBox())?.y ?? 9_999).toBeLessThan(averages?.y ?? 0);
  const signs = page.getByRole('region', { name: 'When to Call Your Healthcare Provider' });
  await expect(signs.getByRole('paragraph').first()).toHaveText(emergency);
  await expect(signs.getByRole('term')).toHaveText([
    '5-1-1 rule',
    'Your water breaks',
    'Heavy bright red bleeding',
    'Decreased fetal movement',
    'Pain that does not stop',
    'Before 37 weeks',
  ]);
  for (const words of [
    'Call about any other bleeding too',
    'moves less than usual',
    'not medical advice',
    'Leave earlier with a long drive',
  ]) {
    await expect(signs.getByText(words)).toBeVisible();
  }
});

test('goes on through a reload and a tab that was away', async ({ page }) => {
  await openTimer(page);
  await startButton(page).click();
  await page.clock.runFor(20_000);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Current Contraction' })).toBeVisible();
  await expect(clock(page)).toHaveText('0:20');
  // The phone sleeps: no timer runs, the time goes on.
  await page.clock.pauseAt(new Date('2026-11-21T10:10:50-05:00'));
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(clock(page)).toHaveText('0:50');
  await stopButton(page).click();
  await page.reload();
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page)).toContainText('0:50 at 10:10:00 a.m.');
});

test('two tabs show and build on the same record', async ({ page, context }) => {
  await openTimer(page);
  const other = await context.newPage();
  await other.goto(PAGE);
  await startButton(page).click();
  await expect(stopButton(other)).toBeVisible();
  await page.clock.runFor(40_000);
  await stopButton(page).click();
  await expect(rows(other)).toHaveCount(1);
  await other.getByRole('button', { name: 'Clear All' }).click();
  await expect(page.getByText('No contractions recorded yet')).toBeVisible();
  await other.getByRole('button', { name: 'Undo' }).click();
  await expect(rows(page)).toHaveCount(1);
});

test('the space bar starts and stops, from anywhere on the page', async ({ page }) => {
  await openTimer(page);
  await expect(startButton(page)).toBeVisible();
  await page.keyboard.press('Space');
  await expect(stopButton(page)).toBeVisible();
  await page.clock.runFor(30_000);
  await stopButton(page).focus();
  await page.keyboard.press('Space');
  await expect(rows(page)).toContainText('0:30');
  // In a field it is a space, on another button it presses that one.
  await page.getByRole('button', { name: 'Add one by hand' }).focus();
  await page.keyboard.press('Space');
  await waitForForm(page);
  await expect(page.getByLabel('Started', { exact: true })).toBeFocused();
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
  await expect(page.getByLabel('Ended', { exact: true })).toBeFocused();
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
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(rows(page)).toHaveCount(3);

  await page.getByRole('button', { name: 'Clear All' }).click();
  await expect(page.getByRole('status', { name: 'Notifications' })).toContainText(
    'Timer resetAll contraction data has been cleared.',
  );
  await expect(page.getByText('N/A')).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('contractions'))).not.toContain('startTime');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(rows(page)).toHaveCount(3);
});

test('a stop that was forgotten stays out of the averages until its end is right', async ({ page }) => {
  await openTimer(page);
  await timeContraction(page, 50, 300);
  await startButton(page).click();
  await page.clock.runFor(121_000);
  const urgent = page.getByRole('alert', { name: 'Urgent advice' });
  await expect(urgent).toContainText('This contraction has lasted more than 2 minutes');
  await page.clock.runFor(600_000);
  await urgent.getByRole('button', { name: 'I forgot to stop' }).click();
  await waitForForm(page);
  await expect(page.getByLabel('Ended', { exact: true })).toBeFocused();
  await expect(page.getByText('0m 50s', { exact: true })).toBeVisible();
  await expect(rows(page).first()).toContainText('not in the averages');
  await enterTime(page, 'Ended', '10:16:10');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(urgent).toBeEmpty();
  await expect(rows(page).first()).toContainText('1:10 at 10:15:00 a.m.');
});

test('one that really lasted over 2 minutes counts once that is confirmed', async ({ page }) => {
  await openTimer(page);
  await timeContraction(page, 130, 300);
  const urgent = page.getByRole('alert', { name: 'Urgent advice' });
  await expect(urgent).toContainText('A contraction lasted more than 2 minutes');
  await expect(rows(page)).toContainText('not in the averages');
  await urgent.getByRole('button', { name: 'It lasted that long' }).click();
  await expect(page.getByText('2m 10s', { exact: true })).toBeVisible();
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page)).not.toContainText('not in the averages');
  // It is no less a reason to call.
  await expect(urgent).toContainText('A contraction lasted more than 2 minutes');
});

test('starts under 2 minutes apart for 10 minutes: call now', async ({ page }) => {
  await openTimer(page);
  const tooClose = page.getByText('less than 2 minutes apart for 10 minutes: call your provider');
  for (let contraction = 0; contraction < 6; contraction += 1) await timeContraction(page, 50, 100);
  await expect(rows(page)).toHaveCount(6);
  await expect(tooClose).toBeHidden();
  await timeContraction(page, 50, 100);
  await expect(page.getByRole('alert', { name: 'Urgent advice' }).filter({ has: tooClose })).toBeVisible();
});

test('before 37 weeks other rules hold, by the due date or by the answer', async ({ page }) => {
  await openTimer(page);
  const before37 =
    'Before 37 weeks, call your provider about any regular tightening, pain, pressure, fluid or bleeding.';
  await expect(page.getByText(before37)).toBeVisible();
  await page.getByRole('radio', { name: 'No' }).check();
  await expect(page.getByRole('status', { name: 'Current advice' })).toContainText(before37);
  await timeContraction(page, 30, 590);
  await startButton(page).click();
  await expect(page.getByRole('alert', { name: 'Urgent advice' })).toContainText(
    'Contractions before 37 weeks can be preterm labour: call your provider or go to the hospital now.',
  );
  await page.clock.runFor(30_000);
  await stopButton(page).click();
  const warnings = page.getByRole('alert', { name: 'Warnings' });
  const warning = 'Contractions before 37 weeksContractions before 37 weeks can be preterm labour';
  await expect(warnings).toContainText(warning);
  // With these two the later rule would warn as well.
  await page.clock.runFor(30_000);
  await timeContraction(page, 30, 60);
  await startButton(page).click();
  await page.clock.runFor(30_000);
  await expect(warnings).toBeEmpty();
  await stopButton(page).click();
  await expect(warnings).toContainText(warning);
  await expect(warnings).not.toContainText('Contractions are getting close!');
  await page.getByRole('radio', { name: 'Yes' }).check();
  await expect(page.getByText(before37)).toBeHidden();
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
  await expect(page.getByText('Started at 10:09:00 a.m.')).toBeVisible();
});

test('the screen stays awake while a contraction is timed', async ({ page }) => {
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

test('from two contractions on a chart shows the last two hours, and says the same in words', async ({ page }) => {
  await openTimer(page);
  await timeContraction(page, 60, 300);
  const heading = page.getByRole('heading', { name: 'Last two hours' });
  await expect(heading).toBeHidden();
  await timeContraction(page, 60, 300);
  await waitForPart(page, heading);
  await expect(page.getByText(/^Length: 1m 0s/)).toBeVisible();
  await expect(page.getByText(/^From start to start: 5m 0s/)).toBeVisible();
});

test('the health line is that of the region, chosen once', async ({ page }) => {
  await page.goto(PAGE);
  const advice = page.getByRole('region', { name: 'Advice' });
  await expect(advice.getByRole('link', { name: '1-888-315-9257' })).toBeVisible();
  await page.getByLabel('Province or territory').selectOption('Northwest Territories');
  await expect(advice.getByRole('link', { name: '1-844-259-1793' })).toBeVisible();
  await page.reload();
  await expect(advice.getByRole('link', { name: '1-844-259-1793' })).toHaveAttribute('href', 'tel:+18442591793');
});

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

test('the record goes to an app as text where there is a share sheet', async ({ page }) => {
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

test('the Print button prints the table alone, also from the calculator', async ({ page }) => {
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
  await expect(page.getByRole('heading', { name: 'When to Call Your Healthcare Provider' })).toBeHidden();
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
      '{"version":1,"contractions":[{"id":"1","startTime":1795271400000,"endTime":1795271460000},{"id":"2","sta',
    );
  });
  await page.goto(PAGE);
  await expect(rows(page)).toHaveCount(1);
  await expect(page.getByText(/Some of what was stored here could not be read/)).toBeVisible();
});

test('the Timer and Checklist views need no due date, and keep their state when one comes', async ({ page }) => {
  await page.goto('/calculator');
  const views = page.getByRole('group', { name: 'View', exact: true }).getByRole('button');
  await expect(views).toHaveText(['Checklist', 'Timer']);
  await page.goto('/calculator#timer');
  await startButton(page).click();
  await page.getByRole('button', { name: 'Add one by hand' }).click();
  await enterTime(page, 'Started', '09:00:00');
  await page.getByLabel('First day of last period').fill('2026-03-01');
  await page.getByRole('button', { name: 'Calculate My Due Date' }).click();
  await expect(views).toHaveText(['Summary', 'Journey', 'Facts', 'Checklist', 'Timer']);
  await expect(page.getByLabel('Started', { exact: true })).toHaveValue(/09:00/);
  await expect(page.getByText(/By your due date you are 37 weeks/)).toBeVisible();
  await page.getByRole('button', { name: 'Checklist' }).click();
  await expect(page.getByRole('heading', { name: /Hospital Bag Checklist/ })).toBeVisible();
});

test('a due date under 37 weeks decides without a question', async ({ page }) => {
  await calculateFromLastPeriod(page, '2026-09-01');
  await page.getByRole('heading', { name: 'Tuesday, June 8, 2027' }).waitFor();
  await page.goto(PAGE);
  await expect(page.getByRole('status', { name: 'Current advice' })).toContainText('Before 37 weeks');
  await expect(page.getByRole('radio')).toHaveCount(0);
});

test('the home tabs load timer and checklist when they are first shown', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('tab')).toHaveText(['Timer', 'Checklist', 'Tips', 'Resources']);
  await expect(page.getByRole('tabpanel', { name: 'Tips' })).toBeVisible();
  await expect(page.locator('[data-island="contraction-timer"]')).toHaveCount(0);
  await page.getByRole('tab', { name: 'Timer' }).click();
  await startButton(page).click();
  await expect(page.getByRole('status', { name: 'Notifications' })).toContainText('Contraction started');
  await page.getByRole('tab', { name: 'Checklist' }).click();
  await expect(page.getByRole('heading', { name: /Hospital Bag Checklist/ })).toBeVisible();
  await page.getByRole('tab', { name: 'Timer' }).click();
  await expect(stopButton(page)).toBeVisible();
});

test('one record: what is timed on its page goes on in the calculator and on the home page', async ({ page }) => {
  await page.goto(PAGE);
  await startButton(page).click();
  await expect(stopButton(page)).toBeVisible();
  await page.goto('/calculator#timer');
  await expect(stopButton(page)).toBeVisible();
  await page.goto('/');
  await page.getByRole('tab', { name: 'Timer' }).click();
  await expect(stopButton(page)).toBeVisible();
});

test.describe('on a small phone', () => {
  test.use({ viewport: { width: 320, height: 568 }, hasTouch: true });

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
    await page.goto(PAGE);
    await expect(page.locator('noscript p')).toContainText('The timer needs JavaScript');
    await expect(page.locator('noscript table')).toBeVisible();
    await expect(page.getByText('5-1-1 rule')).toBeVisible();
    await expect(startButton(page)).toBeHidden();
    await page.goto('/');
    await expect(page.getByRole('link', { name: /Time contractions/ })).toBeVisible();
  });
});
