import type { Page } from '@playwright/test';
import * as french from '@/data/fr/sign-search';
import * as frenchSigns from '@/data/fr/warning-signs';
import * as english from '../data/en/sign-search';
import * as englishSigns from '../data/en/warning-signs';
import { storeDueDate } from './earlier-visit';
import { expect, test } from './fixtures';
import { FULL } from './tags';

const inEnglish = { path: '/when-to-call', words: english, signs: englishSigns };
const inFrench = { path: '/fr/quand-appeler', words: french, signs: frenchSigns };

const field = (page: Page) => page.getByRole('searchbox');
const weeks = (page: Page) => page.locator('#sign-band');
const answers = (page: Page) => page.locator('[data-answers] > li');
const found = (page: Page) => page.locator('[data-found]');

test('a sign that is typed gets the order of its own list, at 8, 20, 30 and 38 weeks, after the birth and without a week', async ({
  page,
}) => {
  const { path, words, signs } = inEnglish;
  await page.goto(path);
  await field(page).fill('headahce');
  await expect(found(page)).toHaveText(words.found(1));
  const order = answers(page).locator('summary');
  await expect(order).toContainText(signs.orders.go);
  await expect(answers(page)).toContainText(words.anyWeeksAnswer);
  for (const [value, title, caller] of [
    ['weeks-4-13', signs.orders['call-now'], words.pregnantBetween(4, 13)],
    ['weeks-20-25', signs.orders.go, words.pregnantBetween(20, 25)],
    ['weeks-26-36', signs.orders.go, words.pregnantBetween(26, 36)],
    ['weeks-37-42', signs.orders.go, words.pregnantBetween(37, 42)],
    ['after-birth', signs.orders.go, words.gaveBirth],
  ] as const) {
    await weeks(page).selectOption(value);
    await expect(order).toContainText(title);
    await expect(answers(page)).toContainText(signs.signs.headache.text);
    await expect(answers(page).locator('q')).toHaveText(words.say(caller, words.signEntryWords.headache.say));
    await expect(answers(page).getByRole('link', { name: words.inTheList })).toHaveAttribute(
      'href',
      `#${value}-headache`,
    );
  }
  await field(page).press('Escape');
  await expect(answers(page)).toHaveCount(0);
  await field(page).fill('bleeding');
  await expect(answers(page).first()).toContainText(words.signEntryWords['very-heavy-bleeding'].name);
});

test(
  'in French a baby that moves less gets the order of each week, and where there is none a call',
  FULL,
  async ({ page }) => {
    const { path, words, signs } = inFrench;
    // 30 weeks on November 21.
    await storeDueDate(page, '2027-01-30');
    await page.goto(path);
    await expect(weeks(page)).toHaveValue('weeks-26-36');
    await field(page).fill('bébé ne bouge plus');
    const name = page.locator('summary', { hasText: words.signEntryWords['less-movement'].name });
    const answer = answers(page).filter({ has: name });
    await expect(answer.locator('summary')).toContainText(signs.orders.go);
    await expect(answer.locator('q')).toHaveText(
      words.say(words.pregnantInWeek(30), words.signEntryWords['less-movement'].say),
    );
    for (const [value, text] of [
      ['weeks-4-13', words.call],
      ['weeks-20-25', signs.orders['call-now']],
      ['weeks-37-42', signs.orders.go],
      // The nearest list says it, and never in milder words.
      ['after-birth', signs.orders.go],
    ] as const) {
      await weeks(page).selectOption(value);
      await expect(answer.locator('summary')).toContainText(text);
    }
  },
);

test('what is in no list is told to call, in Nunavut the health centre, with the nearest entries and no 911', async ({
  page,
}) => {
  const { path, words } = inEnglish;
  await page.addInitScript(() => {
    localStorage.setItem('region', 'NU');
    localStorage.setItem('healthCentrePhone', '{"version":1,"number":"867-555-0100"}');
  });
  await page.goto(path);
  await field(page).fill('purple elbow');
  await expect(found(page)).toHaveText(words.notFound);
  const call = page.locator('[data-not-found]');
  await expect(call).toContainText(/^An emergency\? Call 911\.An emergency\? Call your health centre now\./);
  await expect(call.getByText('Call your health centre now')).toBeVisible();
  await expect(call.getByText(words.emergencyFirst, { exact: true })).toBeHidden();
  await expect(call).toContainText(words.noVerdict);
  await expect(call).toContainText(words.call);
  const finder = page.locator('[data-sign-finder]');
  await expect(finder.getByRole('link', { name: /867-555-0100/ }).first()).toHaveAttribute('href', 'tel:8675550100');
  await expect(page.getByRole('heading', { name: words.nearest })).toBeVisible();
  await field(page).fill('seizure');
  await expect(answers(page)).not.toHaveCount(0);
  await expect(finder.locator('a[href="tel:911"]:visible')).toHaveCount(0);
  await expect(finder.getByText('health centre').first()).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every sign can be chosen, and leads to its line', async ({ page }) => {
    const { path, words } = inEnglish;
    await page.goto(path);
    await expect(page.locator('noscript p')).toHaveText(words.withoutScript);
    await expect(field(page)).toBeHidden();
    await page.getByText(words.choose, { exact: true }).click();
    await page.getByRole('link', { name: words.signEntryWords.itching.name, exact: true }).click();
    await expect(page).toHaveURL(/#weeks-14-19-itching$/);
    await expect(page.locator('#weeks-14-19-itching')).toBeInViewport();
    const missing = await page
      .locator('[data-entry]')
      .evaluateAll((links) =>
        links.map((link) => link.getAttribute('href') ?? '').filter((href) => !document.getElementById(href.slice(1))),
      );
    expect(missing).toEqual([]);
  });
});

test('a sign that is chosen from the list is answered, and the keyboard is on the answer', FULL, async ({ page }) => {
  const { path, words, signs } = inEnglish;
  await page.goto(path);
  await page.getByText(words.choose, { exact: true }).click();
  await page.getByRole('link', { name: words.signEntryWords.heartburn.name, exact: true }).click();
  await expect(answers(page)).toHaveCount(1);
  await expect(answers(page).locator('summary')).toBeFocused();
  await expect(answers(page)).toContainText(words.common);
  await expect(answers(page)).toContainText(words.callIf);
  const ribs = answers(page).getByRole('listitem').filter({ hasText: words.signEntryWords['right-ribs'].name });
  await expect(ribs).toContainText(signs.orders.go);
  await ribs.getByRole('link').click();
  await expect(answers(page).locator('summary')).toContainText(words.signEntryWords['right-ribs'].name);
});

test('the number on an answer is the one that the visitor has stored', FULL, async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('providerPhone', '{"version":1,"number":"613-555-0100"}'));
  await page.goto(inEnglish.path);
  await weeks(page).selectOption('weeks-20-25');
  await field(page).fill('fever');
  await expect(
    answers(page)
      .getByRole('link', { name: /613-555-0100/ })
      .first(),
  ).toHaveAttribute('href', 'tel:6135550100');
});

test('water that breaks at term in Quebec has the order that it has there', FULL, async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('region', 'QC'));
  await page.goto(inFrench.path);
  await weeks(page).selectOption('weeks-37-42');
  await field(page).fill('perte des eaux');
  await expect(answers(page).first()).toContainText(frenchSigns.orders['call-then-go']);
});
