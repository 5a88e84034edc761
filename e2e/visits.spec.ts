import type { Page } from '@playwright/test';
import * as frenchTimeline from '@/data/fr/timeline/timeline';
import * as frenchVisits from '@/data/fr/visits';
import { slugs } from '@/data/languages';
import { translatePath } from '@/lib/site/translate-path';
import { haveSomebody, tasks } from '@/words/to-dos';
import * as visitWords from '@/words/visits';
import { keepFromEarlierVisit, storeDueDate, toStored } from './earlier-visit';
import { expect, test } from './fixtures';
import { readPdf } from './read-pdf';
import { FULL } from './tags';
import { calculatorWords, homeWords, timelineWords } from './words';

const question = (page: Page) =>
  page.getByRole('main').getByRole('link', { name: tasks['find-care'].title, exact: true });
/** The same on the page of a week. */
const toDo = (page: Page) => page.getByRole('checkbox', { name: new RegExp(`^${tasks['find-care'].title}`) });
const FIVE_WEEKS = { dueDate: '2027-07-24', heading: 'Saturday, July 24, 2027' };

test('the first result leads to who looks after the visitor, until that is done', async ({ page }) => {
  await page.goto('/');
  await page.getByLabel(calculatorWords.dateLabels.lmp).fill('2026-10-17');
  await page.getByRole('link', { name: homeWords.calculate }).click();
  await expect(question(page)).toHaveAttribute('href', '/find-care');
  await page.getByRole('checkbox', { name: haveSomebody }).check();
  // It stays for now, so that the tick can be taken back.
  await expect(question(page)).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: FIVE_WEEKS.heading })).toBeVisible();
  await expect(question(page)).toHaveCount(0);
  await page.goto('/development/week-5');
  await expect(toDo(page)).toBeChecked();
});

test('at twenty weeks the result does not ask who looks after the visitor', FULL, async ({ page }) => {
  await storeDueDate(page, '2027-04-10', 'NB');
  await page.goto('/calculator');
  await expect(page.getByRole('heading', { name: 'Saturday, April 10, 2027' })).toBeVisible();
  await expect(question(page)).toHaveCount(0);
});

test('what is ticked on the page of a week is not asked with the result', FULL, async ({ page }) => {
  await keepFromEarlierVisit(page, { pregnancy: toStored(FIVE_WEEKS.dueDate) });
  await page.goto('/calculator');
  await expect(question(page)).toBeVisible();
  await page.goto('/development/week-5');
  await toDo(page).check();
  await page.goto('/calculator');
  await expect(page.getByRole('heading', { name: FIVE_WEEKS.heading })).toBeVisible();
  await expect(question(page)).toHaveCount(0);
});

test('a test says what happens, who pays where one lives, and what to ask', FULL, async ({ page }) => {
  await storeDueDate(page, '2027-06-08', 'ON');
  await page.goto('/timeline#date-efts');
  const efts = page.locator('#date-efts');
  await efts.getByText(visitWords.summary).click();
  await expect(efts).toContainText('The Ontario Health Insurance Plan (OHIP) pays for eFTS.');
  for (const text of visitWords.visits.efts.questions) await expect(efts.getByText(text)).toBeVisible();
  await expect(efts.getByRole('link', { name: visitWords.withoutCard })).toHaveAttribute('href', '/find-care');
});

for (const [code, path, timeline, words] of [
  ['en', '/timeline', timelineWords, visitWords],
  ['fr', `/fr${translatePath('/timeline', slugs.fr)}`, frenchTimeline, frenchVisits],
] as const) {
  test(`visits print with who pays, three questions and room to write (${code})`, FULL, async ({ page }) => {
    await storeDueDate(page, '2027-06-08', 'QC');
    await page.addInitScript(() => {
      window.print = () => document.documentElement.setAttribute('data-printed', '');
    });
    await page.goto(path);
    await page.locator('summary').filter({ hasText: timeline.paper, visible: true }).click();
    await page.getByRole('button', { name: timeline.printVisits }).click();
    await expect(page.locator('html[data-printed]')).toBeAttached();
    await page.emulateMedia({ media: 'print' });
    const visits = page.locator('.printed-timeline .visit');
    await expect(visits.first()).toBeVisible();
    for (const visit of await visits.all()) {
      const lines = await visit.locator('.write-line').evaluateAll((all) => all.map((line) => line.clientHeight));
      expect(lines).toHaveLength(4);
      // A line of handwriting is about 8 mm high.
      for (const height of lines) expect(height).toBeGreaterThanOrEqual(30);
    }
    const text = (await readPdf(await page.pdf({ format: 'Letter', preferCSSPageSize: true }))).join(' ');
    const flat = text.replaceAll(/\s+/g, ' ');
    for (const part of [words.paperTitle, words.answers, ...words.visits['quebec-screening'].questions]) {
      expect(flat).toContain(part.replaceAll(/\s+/g, ' '));
    }
    expect(flat).not.toContain('SIPS');
  });
}
