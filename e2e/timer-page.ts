import { expect, type Locator, type Page } from '@playwright/test';

export const TIMER_PATH = '/contraction-timer';

export const startButton = (page: Page) => page.getByRole('button', { name: 'Start Contraction' });
export const stopButton = (page: Page) => page.getByRole('button', { name: 'Stop Contraction' });
export const clock = (page: Page) => page.getByRole('timer');
export const history = (page: Page) => page.getByRole('region', { name: 'Contraction history' });
export const rows = (page: Page) => history(page).getByRole('listitem');

/** Opens the timer at 10:10:00. The clock stands still until a test moves it. */
export async function openTimer(page: Page) {
  await page.goto(TIMER_PATH);
  // The toasts load after the timer, which needs a running clock.
  await page.getByRole('status', { name: 'Notifications' }).waitFor({ state: 'attached' });
  await page.clock.pauseAt(new Date('2026-11-21T10:10:00-05:00'));
}

/** Times one contraction, and lets the time pass up to the next start. */
export async function timeContraction(page: Page, seconds: number, everySeconds: number) {
  await startButton(page).click();
  await page.clock.runFor(seconds * 1_000);
  await stopButton(page).click();
  await page.clock.runFor((everySeconds - seconds) * 1_000);
}

/**
 * Waits for a part that loads on demand, on the paused clock. Loading needs timers, so they run meanwhile, and the time
 * stands still: however long it takes, it is the same time after as before.
 */
export async function waitForPart(page: Page, part: Locator) {
  const now = await page.evaluate(() => Date.now());
  await page.clock.setFixedTime(now);
  await page.clock.resume();
  await expect(part).toBeVisible();
  await page.clock.pauseAt(now);
  // Lets the clock move again.
  await page.clock.setSystemTime(now);
}

export const waitForForm = (page: Page) => waitForPart(page, page.getByLabel('Started', { exact: true }));

export const advice = (page: Page) => page.getByRole('region', { name: 'Advice' });
export const urgentAdvice = (page: Page) => page.getByRole('alert', { name: 'Urgent advice' });
export const calmAdvice = (page: Page) => page.getByRole('status', { name: 'Current advice' });
export const whenToCall = (page: Page) => page.getByRole('region', { name: 'When to Call Your Healthcare Provider' });

const questions = {
  term: 'Are you 37 weeks or more?',
  births: 'Have you given birth before?',
  distance: 'How far is the hospital?',
  lists: 'Is one of these true for you?',
};

export const answer = (page: Page, question: keyof typeof questions, label: string) =>
  page.getByRole('group', { name: questions[question] }).getByRole('radio', { name: label, exact: true });

export async function enterTime(page: Page, label: 'Started' | 'Ended', time: string) {
  await page.getByLabel(label, { exact: true }).fill(`2026-11-21T${time}`);
}
