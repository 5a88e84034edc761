import type { Page } from '@playwright/test';
import { regionsTitle } from '@/data/en/prenatal-tests';
import { names } from '@/data/en/regions';
import { names as frenchNames } from '@/data/fr/regions';
import { slugs } from '@/data/languages';
import type { ProvinceCode } from '@/data/provinces';
import { translatePath } from '@/lib/site/translate-path';
import { line } from '@/words/when-to-call';
import { expect, test } from './fixtures';
import { findOverprints, findSmallestLetters, readPdf } from './read-pdf';
import { FULL } from './tags';

/** Sheets of Letter paper that each page takes, in English and in French: less is better. */
const sheets: [path: string, en: number, fr: number, region?: ProvinceCode][] = [
  ['/signs-of-labour', 2, 3],
  ['/tests', 3, 4],
  ['/tests', 2, 2, 'ON'],
  ['/tests', 2, 2, 'QC'],
  // The last is the sheet of preferences.
  ['/labour', 5, 6],
  ['/how-many-weeks', 1, 1],
  ['/due-date/ivf', 1, 1],
  ['/benefits/standard-or-extended', 1, 1],
  ['/development/week-20', 4, 4],
];
const inFrench = (path: string) => `/fr${translatePath(path, slugs.fr)}`;
const pages = sheets.flatMap(([path, en, fr, region]) => [
  { path, count: en, region },
  { path: inFrench(path), count: fr, region },
]);

const print = (page: Page) => page.pdf({ format: 'Letter', preferCSSPageSize: true });
const keepRegion = (page: Page, region: ProvinceCode) =>
  page.addInitScript((code) => localStorage.setItem('region', code), region);

for (const { path, count, region } of pages) {
  const where = region ? `, where ${region} is known` : '';
  test(`${path} prints on at most ${count} sheets, to be read${where}`, FULL, async ({ page }) => {
    if (region) await keepRegion(page, region);
    // What the theme of the screen is stays on the screen.
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto(path);
    const pdf = await print(page);
    expect((await readPdf(pdf)).length).toBeLessThanOrEqual(count);
    // What is written into the drawing of a week is as small as the drawing, and stands below it too.
    if (!path.endsWith('-20')) expect((await findSmallestLetters(pdf)).points).toBeGreaterThanOrEqual(9);
    expect(await findOverprints(pdf)).toEqual([]);
  });
}

test(
  'tests print with the own region alone where it is known, and with all of them where it is not',
  FULL,
  async ({ page }) => {
    await page.goto('/tests');
    const all = (await readPdf(await print(page))).join(' ');
    for (const name of Object.values(names)) expect(all).toContain(name);
    await keepRegion(page, 'ON');
    await page.reload();
    const own = (await readPdf(await print(page))).join(' ');
    expect(own).toContain(`${regionsTitle} ${names.ON}`);
    for (const code of ['AB', 'MB', 'QC', 'YT'] as const) expect(own).not.toContain(names[code]);
    await keepRegion(page, 'QC');
    await page.goto(inFrench('/tests'));
    const french = (await readPdf(await print(page))).join(' ');
    expect(french).toContain(frenchNames.QC);
    for (const code of ['MB', 'NU', 'YT'] as const) expect(french).not.toContain(frenchNames[code]);
  },
);

test('what only leads elsewhere, or is filled in, stays off paper', FULL, async ({ page }) => {
  for (const path of ['/signs-of-labour', '/how-many-weeks', '/partner', '/labour']) {
    await page.goto(path);
    await page.emulateMedia({ media: 'print' });
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(main.getByRole('link', { name: line.title })).toHaveCount(0);
    await expect(main.getByRole('form')).toHaveCount(0);
    await page.emulateMedia({ media: 'screen' });
  }
});
