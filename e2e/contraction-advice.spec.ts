import { calculateFromLastPeriod } from './calculate';
import { expect, test } from './fixtures';
import {
  enterTime,
  openTimer,
  rows,
  startButton,
  stopButton,
  TIMER_PATH,
  timeContraction,
  waitForForm,
} from './timer-page';

test('when to call stands on the page: 911 first, six signs, the distance, and that it is a guide', async ({
  page,
}) => {
  await page.goto(TIMER_PATH);
  const emergency = /^Call 911\sfor very heavy bleeding/;
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

test('the health line is that of the region, chosen once', async ({ page }) => {
  await page.goto(TIMER_PATH);
  const advice = page.getByRole('region', { name: 'Advice' });
  await expect(advice.getByRole('link', { name: '1-888-315-9257' })).toBeVisible();
  await page.getByLabel('Province or territory').selectOption('Northwest Territories');
  await expect(advice.getByRole('link', { name: '1-844-259-1793' })).toBeVisible();
  await page.reload();
  await expect(advice.getByRole('link', { name: '1-844-259-1793' })).toHaveAttribute('href', 'tel:+18442591793');
});

test('a due date under 37 weeks decides without a question', async ({ page }) => {
  await calculateFromLastPeriod(page, '2026-09-01');
  await page.getByRole('heading', { name: 'Tuesday, June 8, 2027' }).waitFor();
  await page.goto(TIMER_PATH);
  await expect(page.getByRole('status', { name: 'Current advice' })).toContainText('Before 37 weeks');
  await expect(page.getByRole('radio')).toHaveCount(0);
});
