import type { Page } from '@playwright/test';
import { awaitParts } from '../scripts/page-states.mjs';
import { calculate, calculateFromLastPeriod, changeDate, dueDate, lastPeriod, openView } from './calculate';
import { storeDueDate } from './earlier-visit';
import { findTooWide } from './find-too-wide';
import { expect, test } from './fixtures';
import { FULL, fullUnless } from './tags';
import { watchLayoutShift } from './watch-layout-shift';
import {
  birthWords,
  calculatorWords,
  cardWords,
  journeyWords,
  myWeekWords,
  shareWords,
  summaryWords,
  toasterWords,
} from './words';

/** A result with all its parts, on a clock that stands still from then on; returns what measures the page's height. */
async function openStillResult(page: Page) {
  await calculateFromLastPeriod(page, '2026-09-01');
  await page.clock.runFor(8_000);
  await expect(page.getByRole('heading', { name: summaryWords.sizeComparison })).toBeVisible();
  await expect(page.getByRole('button', { name: cardWords.download })).toBeVisible();
  await page.clock.pauseAt(new Date('2026-11-21T10:30:00-05:00'));
  return () => page.evaluate(() => document.documentElement.scrollHeight);
}

test('a last period gives the due date, the week, the trimester and the days to go', async ({ page }) => {
  await page.goto('/calculator');
  await expect(page.getByText(calculatorWords.noResult)).toBeVisible();
  await expect(lastPeriod(page)).toHaveValue('2026-11-21');
  await lastPeriod(page).fill('2026-09-01');
  await calculate(page).click();
  await expect(dueDate(page)).toBeVisible();
  await expect(page.getByText('Weeks Pregnant')).toBeVisible();
  await expect(page.getByText('11 weeks 4 days')).toBeVisible();
  await expect(page.getByText('Current Trimester')).toBeVisible();
  await expect(page.getByText('First of three', { exact: true })).toBeVisible();
  await expect(page.getByText('199', { exact: true })).toBeVisible();
  await expect(page.getByText('May 18, 2027 to June 22, 2027')).toBeVisible();
  await expect(page.getByText(/^About 4 in 100 babies are born on the due date itself/)).toBeVisible();
  const progress = page.getByRole('progressbar', { name: 'Progress through 40 weeks' });
  await expect(progress).toHaveAttribute('aria-valuenow', '29');
  await expect(progress).toHaveAttribute('aria-valuetext', /11 weeks 4 days/);
  await expect(page.getByRole('heading', { name: 'Week 11 of Your Canadian Journey' })).toBeVisible();
});

test(
  'the message that a due date was calculated covers neither the date, Share nor the views',
  FULL,
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/calculator');
    await lastPeriod(page).fill('2026-09-01');
    await calculate(page).click();
    const toast = await page.getByText(calculatorWords.calculated).locator('..').boundingBox();
    expect(toast?.height).toBeGreaterThan(0);
    const views = page.getByRole('group', { name: calculatorWords.viewChoice, exact: true });
    const share = page.getByRole('button', { name: 'Share', exact: true }).first();
    for (const part of [dueDate(page), share, views.getByRole('button').first()]) {
      const box = await part.boundingBox();
      const isAbove = (box?.y ?? 0) + (box?.height ?? 0) <= (toast?.y ?? 0);
      expect(isAbove || (box?.y ?? 0) >= (toast?.y ?? 0) + (toast?.height ?? 0)).toBe(true);
    }
  },
);

test('a conception gives the same due date', FULL, async ({ page }) => {
  await page.goto('/calculator');
  await page.getByRole('radio', { name: calculatorWords.methods.conception }).check();
  await page.getByLabel(calculatorWords.dateLabels.conception).fill('2026-09-15');
  await calculate(page).click();
  await expect(dueDate(page)).toBeVisible();
  await expect(page.getByText('From a conception on Tuesday, September 15, 2026')).toBeVisible();
});

test('an ultrasound gives the same due date', FULL, async ({ page }) => {
  await page.goto('/calculator');
  await page.getByRole('radio', { name: calculatorWords.methods.ultrasound }).check();
  await page.getByLabel(calculatorWords.dateLabels.ultrasound).fill('2026-11-10');
  await page.getByLabel(calculatorWords.scanWeeks).fill('10');
  await page.getByLabel(calculatorWords.scanDays).fill('0');
  await calculate(page).click();
  await expect(dueDate(page)).toBeVisible();
  await expect(page.getByText('From an ultrasound on Tuesday, November 10, 2026, at 10 weeks 0 days')).toBeVisible();
});

test('a cycle length and an embryo transfer are under More options', async ({ page }) => {
  await page.goto('/calculator');
  await lastPeriod(page).fill('2026-09-01');
  await page.getByText(calculatorWords.moreOptions, { exact: true }).click();
  await page.getByLabel(calculatorWords.cycleLength).fill('36');
  await calculate(page).click();
  await expect(page.getByText('With a cycle longer than 35 days')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Wednesday, June 16, 2027' })).toBeVisible();
  await expect(page.getByText('Your cycle is 8 days longer than 28, so your due date is 8 days later.')).toBeVisible();
  await changeDate(page);
  await page.getByLabel(calculatorWords.cycleLength).fill('27');
  await calculate(page).click();
  await expect(page.getByText('Your cycle is 1 day shorter than 28, so your due date is 1 day earlier.')).toBeVisible();

  await changeDate(page);
  await page.getByRole('radio', { name: calculatorWords.methods.conception }).check();
  await page.getByLabel(calculatorWords.dateLabels.conception).fill('2026-09-20');
  await page.getByLabel(calculatorWords.isTransfer).check();
  await page.getByLabel(calculatorWords.embryoAge).fill('5');
  await calculate(page).click();
  await expect(dueDate(page)).toBeVisible();
  await expect(page.getByText('Your cycle is')).toBeHidden();
  await expect(
    page.getByText('From the transfer of an embryo, 5 days old, on Sunday, September 20, 2026'),
  ).toBeVisible();
});

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('it calculates for 1.2 seconds, with its button disabled, and says the result once', async ({ page }) => {
    await page.goto('/calculator');
    await lastPeriod(page).fill('2026-09-01');
    await page.clock.pauseAt(new Date('2026-11-21T10:05:00-05:00'));
    await calculate(page).click();
    const waiting = page.getByRole('button', { name: 'Calculating your due date...' });
    await expect(waiting).toBeDisabled();
    await page.clock.runFor(1_100);
    await expect(waiting).toBeDisabled();
    await expect(dueDate(page)).toBeHidden();
    await page.clock.runFor(200);
    await expect(dueDate(page)).toBeVisible();
    const toasts = page.getByRole('status', { name: toasterWords.notifications });
    await expect(toasts).toHaveText('Due Date Calculated!Your baby is due on Tuesday, June 8, 2027');
    await page.clock.runFor(7_000);
    await expect(toasts).toBeEmpty();
  });

  test(
    'a view loads for 0.6 seconds, with the buttons disabled, and the page keeps its height',
    FULL,
    async ({ page }) => {
      const height = await openStillResult(page);
      const before = await height();
      const journey = page.getByRole('button', { name: 'Journey' });
      await journey.dblclick();
      await expect(page.getByText('Loading journey content...')).toBeVisible();
      for (const name of ['Summary', 'Journey', 'Facts']) {
        await expect(page.getByRole('button', { name, exact: true })).toBeDisabled();
      }
      expect(await height()).toBe(before);
      await page.clock.runFor(700);
      // The view's code is loaded over the network, which needs a running clock.
      await page.clock.resume();
      await expect(page.getByText('Loading journey content...')).toBeHidden();
      await expect(page.getByRole('heading', { name: journeyWords.keyDates })).toBeVisible();
      await expect(journey).toHaveAttribute('aria-pressed', 'true');
    },
  );
});

for (const view of ['Timer', 'Checklist']) {
  test(`a first result opens with its summary, also where ${view} was open before`, FULL, async ({ page }) => {
    await page.goto('/calculator');
    await page.getByRole('button', { name: view, exact: true }).click();
    await lastPeriod(page).fill('2026-09-01');
    await calculate(page).click();
    await expect(page.getByRole('heading', { name: 'Week 11 of Your Canadian Journey' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Summary' })).toHaveAttribute('aria-pressed', 'true');
    await expect(page).toHaveURL('/calculator');
  });
}

for (const view of ['Journey', 'Facts', 'Checklist', 'Timer']) {
  test(`a new result opens with its summary, also from ${view}`, FULL, async ({ page }) => {
    await calculateFromLastPeriod(page, '2026-09-01');
    await openView(page, view);
    await expect(page.getByRole('button', { name: view, exact: true })).toHaveAttribute('aria-pressed', 'true');
    await changeDate(page);
    await lastPeriod(page).fill('2026-08-25');
    await calculate(page).click();
    await expect(page.getByRole('heading', { name: 'Week 12 of Your Canadian Journey' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Summary' })).toHaveAttribute('aria-pressed', 'true');
  });
}

test('a due date that has passed is said to have been', FULL, async ({ page }) => {
  await calculateFromLastPeriod(page, '2026-02-10');
  const toast = page.getByRole('status', { name: toasterWords.notifications });
  await expect(toast).toContainText('Your baby was due on Tuesday, November 17, 2026');
  await expect(page.getByText('Your due date was')).toBeVisible();
});

test('a due date of today is still to come', FULL, async ({ page }) => {
  await calculateFromLastPeriod(page, '2026-02-14');
  await expect(page.getByRole('status', { name: toasterWords.notifications })).toContainText(
    'Your baby is due on Saturday, November 21, 2026',
  );
});

test('a date in the future gets a message beside the field, which gets focus, and keeps its value', async ({
  page,
}) => {
  await calculateFromLastPeriod(page, '2026-11-22');
  await expect(lastPeriod(page)).toBeFocused();
  await expect(lastPeriod(page)).toHaveAccessibleDescription(/This day has not come yet/);
  await expect(lastPeriod(page)).toHaveValue('2026-11-22');
  await expect(page.getByText(calculatorWords.noResult)).toBeVisible();
});

test('a scan that contradicts today is refused, and the rest of the form stays', FULL, async ({ page }) => {
  await page.goto('/calculator');
  await page.getByRole('radio', { name: calculatorWords.methods.ultrasound }).check();
  await page.getByLabel(calculatorWords.dateLabels.ultrasound).fill('2026-03-01');
  await page.getByLabel(calculatorWords.scanWeeks).fill('20');
  await page.getByLabel(calculatorWords.scanDays).fill('3');
  await calculate(page).click();
  await expect(page.getByLabel(calculatorWords.dateLabels.ultrasound)).toBeFocused();
  await expect(page.getByLabel(calculatorWords.dateLabels.ultrasound)).toHaveAccessibleDescription(
    /more than 42 weeks pregnant today/,
  );
  await expect(page.getByLabel(calculatorWords.scanWeeks)).toHaveValue('20');
  await expect(page.getByLabel(calculatorWords.scanDays)).toHaveValue('3');
});

test('a scan before 7 weeks is computed, with a line that says it dates less well', FULL, async ({ page }) => {
  await page.goto('/calculator');
  await page.getByRole('radio', { name: calculatorWords.methods.ultrasound }).check();
  await page.getByLabel(calculatorWords.dateLabels.ultrasound).fill('2026-11-10');
  await page.getByLabel(calculatorWords.scanWeeks).fill('6');
  await calculate(page).click();
  await expect(page.getByText('A scan before 7 weeks dates a pregnancy less well.')).toBeVisible();
});

test('More options stays open while its value changes', FULL, async ({ page }) => {
  await page.goto('/calculator');
  await page.getByText(calculatorWords.moreOptions, { exact: true }).click();
  const cycle = page.getByLabel(calculatorWords.cycleLength);
  await cycle.fill('29');
  await cycle.fill('28');
  await expect(cycle).toBeVisible();
  await expect(cycle).toBeFocused();
  await cycle.fill('');
  await page.keyboard.press('Enter');
  await expect(cycle).toHaveValue('28');
});

test('More options opens again over a field with a problem, which gets focus', FULL, async ({ page }) => {
  await page.goto('/calculator');
  const moreOptions = page.getByText(calculatorWords.moreOptions, { exact: true });
  const cycle = page.getByLabel(calculatorWords.cycleLength);
  await moreOptions.click();
  await cycle.fill('99');
  await moreOptions.click();
  await expect(cycle).toBeHidden();
  await calculate(page).click();
  await expect(cycle).toBeFocused();
  await expect(cycle).toHaveAccessibleDescription(/Enter whole days from/);
});

test.describe('with a wait', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('an edit ends the calculation, and form and result agree', FULL, async ({ page }) => {
    await page.goto('/calculator');
    await lastPeriod(page).fill('2026-09-01');
    await page.clock.pauseAt(new Date('2026-11-21T10:05:00-05:00'));
    await calculate(page).click();
    await page.clock.runFor(600);
    await lastPeriod(page).fill('2026-10-01');
    await page.clock.runFor(3_000);
    await expect(page.getByText(calculatorWords.noResult)).toBeVisible();
    await expect(calculate(page)).toBeEnabled();
  });

  test('the page keeps its height while a result is calculated anew', FULL, async ({ page }) => {
    const height = await openStillResult(page);
    await changeDate(page);
    const before = await height();
    await calculate(page).click();
    await page.clock.runFor(600);
    await expect(dueDate(page)).toBeHidden();
    expect(await height()).toBe(before);
  });
});

test(
  'scan ages out of bounds are named beside their fields, and what is no number becomes 0',
  FULL,
  async ({ page }) => {
    await page.goto('/calculator');
    await page.getByRole('radio', { name: calculatorWords.methods.ultrasound }).check();
    await page.getByLabel(calculatorWords.scanWeeks).fill('43');
    await page.getByLabel(calculatorWords.scanDays).fill('7');
    await calculate(page).click();
    await expect(page.getByLabel(calculatorWords.scanWeeks)).toBeFocused();
    await expect(page.getByLabel(calculatorWords.scanWeeks)).toHaveAccessibleDescription(
      'Enter whole weeks from 0 to 42.',
    );
    await expect(page.getByLabel(calculatorWords.scanDays)).toHaveAccessibleDescription(
      'Enter whole days from 0 to 6.',
    );
    await page.getByLabel(calculatorWords.scanWeeks).fill('');
    await page.getByLabel(calculatorWords.scanDays).fill('');
    await page.getByLabel(calculatorWords.scanWeeks).focus();
    await expect(page.getByLabel(calculatorWords.scanDays)).toHaveValue('0');
    await calculate(page).click();
    await expect(page.getByText('You entered 0 weeks 0 days at the scan. Is that right?')).toBeVisible();
  },
);

test(
  'February 31 typed gets its message when the field is left, and the form cannot be sent',
  FULL,
  async ({ page }) => {
    await page.goto('/calculator');
    await expect(calculate(page)).toBeEnabled();
    await lastPeriod(page).focus();
    await page.keyboard.type('02312026');
    await page.keyboard.press('Tab');
    await expect(lastPeriod(page)).toHaveAccessibleDescription(/Enter a full date that exists/);
    await expect(lastPeriod(page)).not.toBeFocused();
    await expect(calculate(page)).toBeDisabled();
  },
);

test('a cleared field disables the button and says what it needs', FULL, async ({ page }) => {
  await page.goto('/calculator');
  await lastPeriod(page).fill('');
  await expect(calculate(page)).toBeDisabled();
  await lastPeriod(page).blur();
  await expect(lastPeriod(page)).toHaveAccessibleDescription(/Enter a full date that exists/);
  await lastPeriod(page).fill('2026-09-01');
  await expect(lastPeriod(page)).toHaveAccessibleDescription('The day your last period started.');
  await expect(calculate(page)).toBeEnabled();
});

test('the calendar opens on demand, disables days out of bounds, and gives focus back', async ({ page }) => {
  await page.goto('/calculator');
  const button = page.getByRole('button', { name: 'Calendar: First day of last period' });
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await button.click();
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  const calendar = page.getByRole('region', { name: 'Calendar: First day of last period' });
  await expect(calendar.getByText('November 2026')).toBeVisible();
  await expect(calendar.getByRole('gridcell', { name: /November 22nd/ })).toBeDisabled();
  await calendar.getByRole('gridcell', { name: /November 3rd/ }).click();
  await expect(lastPeriod(page)).toHaveValue('2026-11-03');
  await expect(button).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(calendar).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(calendar).toBeHidden();
});

test('an empty day is asked for once its calendar is left too', FULL, async ({ page }) => {
  await page.goto('/calculator');
  const field = page.getByRole('textbox', { name: calculatorWords.dateLabels.lmp });
  await field.fill('');
  await page.getByRole('button', { name: 'Calendar: First day of last period' }).click();
  await expect(page.getByRole('gridcell', { name: /November 3rd/ })).toBeVisible();
  await page.getByText('November 2026').click();
  await expect(field).toHaveAccessibleDescription('The day your last period started.');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('gridcell', { name: /November 3rd/ })).toBeHidden();
  await page.keyboard.press('Tab');
  await expect(field).toHaveAccessibleDescription(/Enter a full date that exists/);
});

test('a picked day takes the place of one that does not exist', FULL, async ({ page }) => {
  await page.goto('/birth');
  const field = page.getByRole('textbox', { name: birthWords.birthday });
  await field.pressSequentially('02312026');
  await page.keyboard.press('Tab');
  await expect(field).toHaveAccessibleDescription(/Enter a full date that exists/);
  await page.getByRole('button', { name: 'Calendar: Birthday' }).click();
  await page.getByRole('gridcell', { name: /November 3rd/ }).click();
  await expect(field).toHaveValue('2026-11-03');
  await expect(field).toHaveAttribute('aria-invalid', 'false');
  await page.keyboard.press('Tab');
  await expect(field).toHaveAttribute('aria-invalid', 'false');
});

test('the open calendar fits into the narrowest window', FULL, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await page.goto('/calculator');
  await page.getByRole('button', { name: 'Calendar: First day of last period' }).click();
  await expect(page.getByRole('gridcell', { name: /November 7th/ })).toBeInViewport({ ratio: 1 });
  expect(await findTooWide(page)).toEqual([]);
});

test('the day that has focus in the calendar stays in sight', FULL, async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 300 });
  await page.goto('/calculator');
  await page.getByRole('button', { name: 'Calendar: First day of last period' }).press('Enter');
  const calendar = page.getByRole('region', { name: 'Calendar: First day of last period' });
  await expect(calendar.getByText('November 2026')).toBeVisible();
  for (const _stop of ['previous month', 'day']) await page.keyboard.press('Tab');
  const focused = calendar.getByRole('gridcell').and(page.locator(':focus'));
  await expect(focused).toHaveAccessibleName(/November 21st/);
  for (const day of [/November 14th/, /November 7th/]) {
    await page.keyboard.press('ArrowUp');
    await expect(focused).toHaveAccessibleName(day);
    await expect(focused).toBeInViewport({ ratio: 1 });
  }
});

test('a click on a day that the window cuts off picks it', FULL, async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 500 });
  await page.goto('/calculator');
  await page.getByRole('button', { name: 'Calendar: First day of last period' }).click();
  const day = page.getByRole('gridcell', { name: /November 3rd/ });
  await day.evaluate((element) => {
    const { top, height } = element.getBoundingClientRect();
    window.scrollBy(0, top + height / 2);
  });
  const box = await day.boundingBox();
  await page.mouse.click((box?.x ?? 0) + 5, (box?.y ?? 0) + (box?.height ?? 0) - 5);
  await expect(lastPeriod(page)).toHaveValue('2026-11-03');
});

test('the button that draws the card has focus again once the picture is saved', FULL, async ({ page }) => {
  await calculateFromLastPeriod(page, '2026-09-01');
  const button = page.getByRole('button', { name: cardWords.download });
  const download = page.waitForEvent('download');
  await button.click();
  await download;
  await expect(button).toBeFocused();
});

test('the day changes at midnight without a reload', async ({ page }) => {
  await calculateFromLastPeriod(page, '2026-09-01');
  await expect(page.getByText('11 weeks 4 days')).toBeVisible();
  await page.clock.fastForward('14:01:00');
  await expect(page.getByText('11 weeks 5 days')).toBeVisible();
  await expect(page.getByText('198', { exact: true })).toBeVisible();
});

test('with the keyboard alone: from the top of the page to a result', async ({ page }) => {
  await page.goto('/calculator');
  await expect(lastPeriod(page)).toBeEnabled();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('radio', { name: 'Last period' })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: calculatorWords.methods.conception })).toBeChecked();
  await page.keyboard.press('Tab');
  await expect(page.getByLabel(calculatorWords.dateLabels.conception)).toBeFocused();
  await page.keyboard.type('09152026');
  await page.keyboard.press('Enter');
  await expect(dueDate(page)).toBeVisible();
});

test('by keyboard: the form steps back for the result, which has focus, and opens again', FULL, async ({ page }) => {
  await page.goto('/calculator');
  await lastPeriod(page).fill('2026-09-01');
  await calculate(page).focus();
  await page.keyboard.press('Enter');
  await expect(dueDate(page)).toBeVisible();
  await expect(page.getByRole('group', { name: 'Result' })).toBeFocused();
  await expect(calculate(page)).toBeHidden();
  const change = page.getByRole('button', { name: calculatorWords.changeDate });
  await expect(change).toHaveAttribute('aria-expanded', 'false');
  await change.focus();
  await page.keyboard.press('Enter');
  await expect(lastPeriod(page)).toBeFocused();
  await expect(lastPeriod(page)).toHaveValue('2026-09-01');
  await change.focus();
  await page.keyboard.press('Enter');
  await expect(calculate(page)).toBeHidden();
});

test('a due date that is known already shows its weeks, and stays', FULL, async ({ page }) => {
  await page.goto('/calculator');
  await page.getByRole('radio', { name: calculatorWords.methods.dueDate }).check();
  const show = page.getByRole('button', { name: 'Show My Weeks' });
  await expect(show).toBeDisabled();
  await page.getByLabel('Due date', { exact: true }).fill('2028-06-08');
  await show.click();
  await expect(page.getByLabel('Due date', { exact: true })).toHaveAccessibleDescription(/at most 280 days ahead/);
  await page.getByLabel('Due date', { exact: true }).fill('2027-06-08');
  await show.click();
  await expect(dueDate(page)).toBeVisible();
  await page.reload();
  await expect(dueDate(page)).toBeVisible();
  await expect(page.getByText('From the due date that you entered')).toBeVisible();
});

for (const [hash, label] of [
  ['change-date', 'First day of last period'],
  ['conception', 'Conception date'],
  ['ultrasound', 'Ultrasound date'],
  ['due-date', 'Due date'],
] as const) {
  test(`/calculator#${hash} opens the form, also beside a result`, FULL, async ({ page }) => {
    await calculateFromLastPeriod(page, '2026-09-01');
    await expect(dueDate(page)).toBeVisible();
    await page.goto('/');
    await page.goto(`/calculator#${hash}`);
    await expect(page.getByLabel(label, { exact: true })).toBeVisible();
  });
}

for (const [path, group, due] of [
  ['/calculator', 'View', '2026-12-30'],
  ['/fr/calculatrice', 'Vue', '2027-06-09'],
] as const) {
  for (const [width, height] of [
    [360, 800],
    [390, 844],
    [768, 1024],
    [1280, 900],
  ] as const) {
    const tag = fullUnless(width === 390 && path === '/calculator');
    test(
      `the buttons of the views are on the first screen, directly under the result, ${path}, ${width} px`,
      tag,
      async ({ page }) => {
        await page.setViewportSize({ width, height });
        await storeDueDate(page, due);
        await page.goto(path);
        const views = page.getByRole('group', { name: group, exact: true });
        await expect(views.getByRole('button').first()).toBeInViewport({ ratio: 1 });
        const box = await views.boundingBox();
        const ends = [];
        for (const part of [page.getByRole('progressbar'), page.getByRole('figure').first()]) {
          const { y, height } = (await part.boundingBox()) ?? { y: 0, height: 0 };
          expect(height).toBeGreaterThan(0);
          ends.push(y + height);
        }
        // Between the result and its views stand one row of links, the edge of the card and nothing else.
        const gap = (box?.y ?? 0) - Math.max(...ends);
        expect(gap).toBeGreaterThan(0);
        expect(gap).toBeLessThan(200);
      },
    );
  }
}

// A French text is a tenth longer, and each paragraph wraps.
for (const [path, most] of [
  ['/calculator', 8],
  ['/fr/calculatrice', 8.5],
] as const) {
  for (const [weeks, due] of [
    [11, '2027-06-08'],
    [20, '2027-04-10'],
    [38, '2026-12-05'],
  ] as const) {
    test(
      `a result with its summary is at most ${most} screens of a phone: ${path}, week ${weeks}`,
      FULL,
      async ({ page }) => {
        await page.setViewportSize({ width: 390, height: 844 });
        await storeDueDate(page, due);
        await page.goto(path);
        await page.waitForLoadState('networkidle');
        await awaitParts(page);
        expect(await page.evaluate(() => document.documentElement.scrollHeight / 844)).toBeLessThanOrEqual(most);
      },
    );
  }
}

test(
  'share block, newsletter and what comes next stand in this order under the view, and open',
  FULL,
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await storeDueDate(page, '2027-06-08');
    await page.goto('/calculator');
    const summary = page.getByRole('heading', { name: 'Week 11 of Your Canadian Journey' });
    const share = page.getByRole('region', { name: 'Share your due date' });
    const newsletter = page.getByRole('region', { name: 'Pregnancy updates by email' });
    const next = page.getByRole('region', { name: myWeekWords.nextSteps });
    await expect(share.getByRole('button', { name: shareWords.copyLink })).toBeVisible();
    await expect(newsletter.getByLabel('Your email')).toBeVisible();
    await expect(newsletter.getByText('Nothing is sent')).toBeVisible();
    await expect(next).toBeVisible();
    await expect(page.getByRole('link', { name: 'Calendar', exact: true })).toHaveAttribute(
      'href',
      '/timeline#calendar',
    );
    const places = await Promise.all(
      [summary, share, newsletter, next].map(async (part) => (await part.boundingBox())?.y),
    );
    expect(places).toEqual([...places].sort((one, other) => (one ?? 0) - (other ?? 0)));
  },
);

test('the toast of a result covers neither its views nor its actions', FULL, async ({ page }) => {
  for (const [width, height] of [
    [390, 844],
    [1280, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    await calculateFromLastPeriod(page, '2026-09-01');
    const toast = page
      .getByRole('status', { name: toasterWords.notifications })
      .getByText('Due Date Calculated!')
      .locator('..');
    await expect(toast).toBeVisible();
    const covering = await toast.boundingBox();
    for (const part of [
      page.getByRole('group', { name: 'View', exact: true }),
      page.getByRole('link', { name: 'See week 11' }),
      page.getByRole('button', { name: 'Share', exact: true }).first(),
    ]) {
      const box = await part.boundingBox();
      const isClear =
        (box?.y ?? 0) >= (covering?.y ?? 0) + (covering?.height ?? 0) ||
        (box?.y ?? 0) + (box?.height ?? 0) <= (covering?.y ?? 0) ||
        (box?.x ?? 0) + (box?.width ?? 0) <= (covering?.x ?? 0);
      expect(isClear).toBe(true);
    }
    await page.evaluate(() => window.localStorage.clear());
  }
});

for (const width of [360, 1280]) {
  test(
    `on the second visit the result stands first, and nothing jumps, ${width} px`,
    fullUnless(width === 360),
    async ({ page }) => {
      await page.setViewportSize({ width, height: width === 360 ? 740 : 900 });
      await storeDueDate(page, '2027-06-08');
      const shift = await watchLayoutShift(page);
      await page.goto('/calculator');
      await expect(page.getByText('Today your baby is about as long as')).toBeInViewport();
      await expect(dueDate(page)).toBeInViewport();
      await expect(page.getByRole('button', { name: 'Share', exact: true }).first()).toBeInViewport({ ratio: 1 });
      expect(await shift()).toBe(0);
    },
  );
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the page says what it needs and how to count by hand', async ({ page }) => {
    await page.goto('/calculator');
    await expect(page.getByRole('heading', { name: 'Without JavaScript: count by hand' })).toBeVisible();
    expect(await page.locator('noscript').innerText()).toContain('its first day plus 280 days (40 weeks)');
    await expect(calculate(page)).toBeDisabled();
  });
});

for (const [path, role, name] of [
  ['/', 'link', /^All about week/],
  ['/calculator', 'link', /^See week/],
  ['/birth', 'button', /./],
  ['/support', 'heading', 'Stop every countdown'],
] as const) {
  test(`paper has nothing to press and no heading without a text: ${path}`, FULL, async ({ page }) => {
    await storeDueDate(page, '2027-04-14');
    await page.goto(path);
    await expect(page.getByRole('main').getByRole(role, { name }).first()).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('main').getByRole(role, { name })).toHaveCount(0);
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
  });
}
