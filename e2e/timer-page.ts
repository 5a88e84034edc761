import { expect, type Locator, type Page } from '@playwright/test';
import { formWords, historyWords, timerWords, toasterWords, whenToCallWords } from './words';

export const TIMER_PATH = '/contraction-timer';

export const startButton = (page: Page) => page.getByRole('button', { name: timerWords.start });
export const stopButton = (page: Page) => page.getByRole('button', { name: timerWords.stop });
export const clock = (page: Page) => page.getByRole('timer');
export const history = (page: Page) => page.getByRole('region', { name: historyWords.historyList });
export const rows = (page: Page) => history(page).getByRole('listitem');

/** Opens the timer at 10:10:00. The clock stands still until a test moves it. */
export async function openTimer(page: Page) {
  await page.goto(TIMER_PATH);
  // The toasts load after the timer, which needs a running clock.
  await page.getByRole('status', { name: toasterWords.notifications }).waitFor({ state: 'attached' });
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

export const waitForForm = (page: Page) =>
  waitForPart(page, page.getByLabel(formWords.labels.startTime, { exact: true }));

export const advice = (page: Page) => page.getByRole('region', { name: timerWords.advice });
export const urgentAdvice = (page: Page) => page.getByRole('alert', { name: timerWords.urgentAdvice });
export const calmAdvice = (page: Page) => page.getByRole('status', { name: timerWords.currentAdvice });
export const whenToCall = (page: Page) => page.getByRole('region', { name: whenToCallWords.title });

const { questions } = timerWords;
const asked = {
  term: questions.isTerm,
  births: questions.hasGivenBirth,
  distance: questions.distance,
  lists: questions.mustNotWait,
};

export const answer = (page: Page, question: keyof typeof asked, label: string) =>
  page.getByRole('group', { name: asked[question] }).getByRole('radio', { name: label, exact: true });

/** Opens the fold of all questions but that of 37 weeks. */
export const openQuestions = (page: Page) => page.getByText(timerWords.questionsTitle).click();

/** Opens every fold of the page. */
export const openFolds = (page: Page) =>
  page.locator('main details').evaluateAll((folds) => {
    for (const fold of folds) fold.setAttribute('open', '');
  });

export async function enterTime(page: Page, label: 'Started' | 'Ended', time: string) {
  await page.getByLabel(label, { exact: true }).fill(`2026-11-21T${time}`);
}
