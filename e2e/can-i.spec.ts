import type { Page } from '@playwright/test';
import { CAFFEINE_MG_PER_DAY, caffeineServings } from '@/data/can-i/caffeine';
import { mostAsked } from '@/data/can-i/topics';
import { foodWords as frenchFood } from '@/data/fr/can-i/food';
import { medicinesWords as frenchMedicines } from '@/data/fr/can-i/medicines';
import * as frenchWords from '@/data/fr/can-i/page';
import { topicWords as frenchTopics } from '@/data/fr/can-i/topics';
import { getCanIEntry, listTopicEntries } from '@/lib/can-i/topic-entries';
import * as words from '@/words/can-i/page';
import { topicWords } from '@/words/can-i/topics';
import { storeDueDate } from './earlier-visit';
import { findTooWide } from './find-too-wide';
import { findViolations } from './find-violations';
import { expect, test } from './fixtures';
import { waitUntilKept } from './installed-site';
import { findOverprints, findSmallestLetters, readPdf } from './read-pdf';
import { FULL } from './tags';
import { watchLayoutShift } from './watch-layout-shift';

const food = listTopicEntries('food');
const feta = getCanIEntry('feta');
const ibuprofen = getCanIEntry('ibuprofen');

/** 20 weeks 0 days on November 21. */
const TWENTY_WEEKS = '2027-04-10';

const answer = (page: Page, id: string) => page.locator(`#${id}`);
/** No-break spaces, and where lines of a sheet break, do not count. */
const plain = (text: string) => text.replace(/[\s\u00a0]+/g, '');

test.describe('in the aisle of a shop', () => {
  test.use({ serviceWorkers: 'allow', viewport: { width: 360, height: 640 } });

  test('without a connection what most ask is answered at once, and anything else in two taps', async ({
    page,
    context,
  }) => {
    await page.goto('/can-i');
    await waitUntilKept(page);
    await context.setOffline(true);
    await page.reload();
    const asked = page.getByRole('region', { name: words.mostAsked });
    for (const { name, verdict, todo } of mostAsked.map(getCanIEntry)) {
      const link = asked.getByRole('link', { name });
      await expect(link).toContainText(words.verdictWords[verdict]);
      await expect(link).toContainText(todo);
    }
    await expect(page.getByText(words.worksOffline)).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: topicWords.food.name }).click();
    await expect(page).toHaveURL('/can-i/food');
    await expect(answer(page, 'feta').getByRole('heading')).toContainText(words.verdictWords['better-not']);
    await expect(answer(page, 'feta')).toContainText(feta.todo);
    await answer(page, 'feta').locator('summary').first().click();
    await expect(answer(page, 'feta').getByText(words.alreadyTitle)).toBeVisible();
    expect(await findTooWide(page)).toEqual([]);
  });
});

test('the address of an answer opens it, and so does that of what may be had in its place', async ({ page }) => {
  await page.goto('/can-i/food#feta');
  await expect(answer(page, 'feta')).toHaveAttribute('open');
  await expect(answer(page, 'feta').getByText(feta.why ?? '')).toBeInViewport();
  await expect(answer(page, 'brie-camembert')).not.toHaveAttribute('open');
  await page.goto('/can-i/food#brie-camembert');
  await expect(answer(page, 'brie-camembert')).toHaveAttribute('open');
  await expect(answer(page, 'brie-camembert').locator('summary').first()).toBeInViewport();
});

test('an answer that depends on the week is that of the own week, which it names', async ({ page }) => {
  await page.goto('/can-i/medicines#ibuprofen');
  const seen = answer(page, 'ibuprofen').locator('summary').first();
  await expect(seen).toContainText(ibuprofen.todo);
  for (const verdict of ['ask-first', 'better-not'] as const) {
    await expect(seen.getByText(words.verdictWords[verdict], { exact: true })).toBeVisible();
  }
  await storeDueDate(page, TWENTY_WEEKS, 'ON');
  const getShift = await watchLayoutShift(page);
  await page.reload();
  await expect(seen.getByText(words.verdictWords['better-not'], { exact: true })).toBeVisible();
  await expect(seen.getByText(words.verdictWords['ask-first'], { exact: true })).toBeHidden();
  await expect(seen.getByText(`${words.forWeek} 20`)).toBeVisible();
  await expect(answer(page, 'ibuprofen').getByRole('link', { name: '811' })).toHaveAttribute('href', 'tel:811');
  expect(await getShift()).toBe(0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every answer about food is there, with its verdict, what to do, why, and its sources', async ({ page }) => {
    await page.goto('/can-i/food#feta');
    await expect(answer(page, 'feta').locator('summary').first()).toBeInViewport();
    await expect(answer(page, 'feta').getByText(feta.why ?? '')).toBeVisible();
    const shown = await page
      .locator('details[id]')
      .evaluateAll((all) => all.map((one) => [one.id, one.textContent ?? ''] as const));
    expect(shown.map(([id]) => id).toSorted()).toEqual(food.map(({ id }) => id).toSorted());
    const texts = new Map(shown);
    const missing = food.filter(({ id, name, verdict, todo, why = '', already = '', call = '' }) =>
      [name, words.verdictWords[verdict], todo, why, already, call].some(
        (part) => !plain(texts.get(id) ?? '').includes(plain(part)),
      ),
    );
    expect(missing).toEqual([]);
    const withoutSource = 'details[id]:not([data-verdict="no-source"]):not(:has(a[href^="http"]))';
    await expect(page.locator(withoutSource)).toHaveCount(0);
    await expect(page.getByRole('button', { name: words.share })).toHaveCount(0);
    await expect(page.getByText(words.notSigned)).toBeVisible();
    await answer(page, 'honey').locator('summary').first().click();
    await expect(answer(page, 'honey')).toHaveAttribute('open');
  });

  test('the French page of medicines says in words what holds in which weeks', FULL, async ({ page }) => {
    await page.goto('/fr/puis-je/medicaments');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(frenchTopics.medicines.heading);
    const seen = answer(page, 'ibuprofen').locator('summary').first();
    await expect(seen).toContainText(frenchMedicines.ibuprofen.todo);
    await expect(seen).toContainText(frenchWords.fromWeek(20));
    await expect(seen.getByText(frenchWords.verdictWords['better-not'])).toBeVisible();
  });
});

/** In French the same answers are longer. */
for (const [path, address, most] of [
  ['/can-i/food', '/can-i/food', 6],
  ['/fr/puis-je/aliments', '/fr/puis-je/aliments', 7],
  ['/can-i/medicines', '/can-i/medicines', 7],
] as const) {
  test(`${path} prints on few sheets, with every answer open`, FULL, async ({ page }) => {
    await page.goto(path);
    const pdf = await page.pdf({ format: 'Letter', preferCSSPageSize: true });
    const sheets = await readPdf(pdf);
    expect(sheets.length).toBeLessThanOrEqual(most);
    const text = plain(sheets.join(''));
    const printed = path.includes('medicines') ? listTopicEntries('medicines') : food;
    for (const { id, name, already = '' } of printed) {
      const isFrench = path.startsWith('/fr/');
      const said = isFrench ? frenchFood[id as keyof typeof frenchFood] : { name, already };
      expect([id, text.includes(plain(said.name))]).toEqual([id, true]);
      expect([id, text.includes(plain(said.already ?? ''))]).toEqual([id, true]);
    }
    expect(text).toContain(address);
    expect(await findOverprints(pdf)).toEqual([]);
    expect((await findSmallestLetters(pdf)).points).toBeGreaterThanOrEqual(8.5);
  });
}

test('the bars of the caffeine of a day are to one scale', FULL, async ({ page }) => {
  await page.goto('/can-i/drinks');
  const bars = page.locator('.caffeine-bar');
  const widths = await bars.evaluateAll((all) =>
    all.map((bar) => (bar.querySelector('rect') as SVGRectElement).getBoundingClientRect().width),
  );
  const servings: { toMg: number }[] = Object.values(caffeineServings);
  const perMg = servings.map(({ toMg }, index) => (widths[index] ?? 0) / toMg);
  for (const share of perMg) expect(share).toBeCloseTo(perMg[0] ?? 0, 2);
  // The limit is a line at the same place of each.
  const limits = await bars.locator('path').evaluateAll((all) => all.map((one) => one.getBoundingClientRect().x));
  expect(new Set(limits.map(Math.round)).size).toBe(1);
  const left = (await bars.first().boundingBox())?.x ?? 0;
  expect((limits[0] ?? 0) - left).toBeCloseTo((perMg[0] ?? 0) * CAFFEINE_MG_PER_DAY, -1);
});

test('the pages of the topics lead to each other, and the menu to the look-up', FULL, async ({ page }) => {
  await page.goto('/can-i/food');
  const topics = page.getByRole('navigation', { name: words.otherTopics });
  await expect(topics.getByRole('link', { name: topicWords.food.name })).toHaveAttribute('aria-current', 'page');
  await topics.getByRole('link', { name: topicWords.medicines.name }).click();
  await expect(page).toHaveURL('/can-i/medicines');
  await page.getByRole('main').getByRole('link', { name: words.page.shortTitle }).click();
  await expect(page).toHaveURL('/can-i');
  await page.goto('/tips');
  await page.getByText('Tools', { exact: true }).first().click();
  await page.getByRole('banner').getByRole('link', { name: words.page.shortTitle }).click();
  await expect(page).toHaveURL('/can-i');
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`answers that are open pass axe at 320 px (${colorScheme})`, FULL, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto('/can-i/medicines#ibuprofen');
    for (const id of ['cold-remedies', 'isotretinoin', 'lithium', 'acetaminophen']) {
      await answer(page, id).locator('summary').first().click();
    }
    expect(await findViolations(page)).toEqual([]);
    expect(await findTooWide(page)).toEqual([]);
  });
}
