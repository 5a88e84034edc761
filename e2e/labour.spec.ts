import type { Page } from '@playwright/test';
import * as frenchPage from '@/data/fr/labour/page';
import { parts as frenchParts } from '@/data/fr/labour/parts';
import * as frenchSheet from '@/data/fr/labour/sheet';
import { labourParts, PREFERENCES } from '@/data/labour/parts';
import * as words from '@/words/labour/page';
import { parts } from '@/words/labour/parts';
import * as sheet from '@/words/labour/sheet';
import { orders, signs } from '@/words/warning-signs';
import { line } from '@/words/when-to-call';
import { findTooWide } from './find-too-wide';
import { findViolations } from './find-violations';
import { expect, test } from './fixtures';
import { findOverprints, findSmallestLetters, readPdf } from './read-pdf';
import { FULL } from './tags';

const asPlain = (text: string) => text.replace(/\s/g, '');

/** What the sheet has to have on paper. */
const listSheetTexts = ({
  title,
  who,
  sheetParts,
  closing,
}: Pick<typeof sheet, 'title' | 'who' | 'closing'> & {
  sheetParts: readonly { title: string; boxes: readonly string[]; lines: readonly string[] }[];
}) => [title, ...who, ...sheetParts.flatMap((part) => [part.title, ...part.boxes, ...part.lines]), closing];

/** Prints the sheet by its button, as a PDF. */
async function printSheet(page: Page, path: string, button: string): Promise<Buffer> {
  await page.addInitScript(() => {
    window.print = () => {};
  });
  await page.goto(path);
  await page.getByRole('button', { name: button }).click();
  return page.pdf({ format: 'Letter', preferCSSPageSize: true });
}

test('begins with when to call, leads to each part, and prints its sheet alone on one page', async ({ page }) => {
  const pdf = await printSheet(page, '/labour', sheet.print);
  const sheets = await readPdf(pdf);
  expect(sheets).toHaveLength(1);
  for (const text of listSheetTexts(sheet)) expect(asPlain(sheets[0] ?? '')).toContain(asPlain(text));
  expect(sheets[0]).not.toContain(parts.stages.title);

  // The first link of the page itself is the red-edged line.
  await expect(page.locator('main article').getByRole('link').first()).toContainText(line.title);
  const strip = page.getByRole('navigation', { name: words.contentsTitle });
  for (const id of labourParts) {
    await expect(strip.getByRole('link', { name: parts[id].link, exact: true })).toHaveAttribute('href', `#${id}`);
  }
  await strip.getByRole('link', { name: parts.epidural.link, exact: true }).click();
  await expect(page.getByRole('heading', { name: parts.epidural.title, exact: true })).toBeInViewport();
  // Whose first contraction counts is told so where their part is, with the order of the list.
  const after = page.getByRole('region', { name: parts['after-cesarean'].title });
  await expect(after.getByRole('heading', { name: orders.go })).toBeVisible();
  await expect(after.getByText(signs['labour-after-cesarean'].text)).toBeVisible();
});

for (const [language, path, said] of [
  ['English', '/labour', sheet],
  ['French', '/fr/accouchement', frenchSheet],
] as const) {
  test(`the sheet fits one page, no letter below 9 points: ${language}`, FULL, async ({ page }) => {
    const pdf = await printSheet(page, path, said.print);
    expect(await readPdf(pdf)).toHaveLength(1);
    expect((await findSmallestLetters(pdf)).points).toBeGreaterThanOrEqual(9);
    expect(await findOverprints(pdf)).toEqual([]);
  });
}

test('week 33 leads to the sheet', FULL, async ({ page }) => {
  await page.goto('/development/week-33');
  await page.locator('main').getByRole('link', { name: 'A sheet to print' }).click();
  await expect(page).toHaveURL(new RegExp(`/labour#${PREFERENCES}$`));
  await expect(page.getByRole('heading', { name: sheet.title })).toBeInViewport();
});

test('in French, each part and the sheet', FULL, async ({ page }) => {
  await page.goto('/fr/accouchement');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(frenchPage.page.shortTitle);
  for (const id of labourParts) {
    await expect(page.getByRole('region', { name: frenchParts[id].title, exact: true })).toBeVisible();
  }
  await expect(page.getByRole('heading', { name: frenchSheet.title })).toBeVisible();
});

for (const width of [320, 360, 1280]) {
  for (const scheme of ['light', 'dark'] as const) {
    test(`fits ${width} pixels and can be read, ${scheme}`, FULL, async ({ page }) => {
      await page.emulateMedia({ colorScheme: scheme });
      await page.setViewportSize({ width, height: 800 });
      await page.goto('/labour');
      expect(await findTooWide(page)).toEqual([]);
      expect(await findViolations(page)).toEqual([]);
    });
  }
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('is whole, and prints with every part and the sheet on a page of its own', FULL, async ({ page }) => {
    await page.goto('/labour');
    await expect(page.getByRole('button', { name: sheet.print })).toBeHidden();
    await page.getByRole('link', { name: words.sheetLink }).click();
    await expect(page.getByRole('heading', { name: sheet.title })).toBeInViewport();
    const sheets = (await readPdf(await page.pdf({ format: 'Letter', preferCSSPageSize: true }))).map(asPlain);
    const before = sheets.slice(0, -1).join('');
    for (const id of labourParts) {
      for (const { text } of [...parts[id].what, ...parts[id].feels, ...parts[id].ask]) {
        expect(before).toContain(asPlain(text).slice(0, 24));
      }
    }
    for (const text of listSheetTexts(sheet)) expect(sheets.at(-1)).toContain(asPlain(text));
  });
});
