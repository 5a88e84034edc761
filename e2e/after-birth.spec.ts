import { diaperRows } from '@/data/after-birth/diapers';
import { names } from '@/data/en/regions';
import * as french from '@/data/fr/after-birth/after-birth-page';
import { provinceSlugs } from '@/data/provinces';
import { whenToCallAfterBirth } from '@/lib/birth/when-to-call-after-birth';
import * as words from '@/words/after-birth/after-birth-page';
import { babyWords } from '@/words/after-birth/after-birth-page-baby';
import { ownWayWords } from '@/words/after-birth/after-birth-page-own-way';
import { regions, rsvChanges } from '@/words/after-birth/after-birth-page-regions';
import { parentWords } from '@/words/after-birth/after-birth-page-you';
import { atLeast, columns } from '@/words/after-birth/diapers';
import { line } from '@/words/when-to-call';
import { findTooWide } from './find-too-wide';
import { findViolations } from './find-violations';
import { expect, test } from './fixtures';
import { readPdf } from './read-pdf';
import { FULL } from './tags';

const asPlain = (text: string) => text.replace(/\s/g, '');

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('when to get help, diapers by day and a region’s vaccines are all there, and the way out for whose baby died', async ({
    page,
  }) => {
    await page.goto('/after-birth');
    await page.getByText(line.title).click();
    const lists = page.locator('#when-to-call');
    for (const { text } of whenToCallAfterBirth.baby.flatMap(({ signs }) => signs)) {
      await expect(lists.getByText(text).first()).toBeVisible();
    }
    const fifthDay = page.getByRole('row').filter({ hasText: 'Day 5' });
    await expect(fifthDay.getByRole('cell')).toContainText([atLeast(8), atLeast(6), atLeast(3)]);
    const fold = page.getByRole('group').filter({ has: page.locator(`#${provinceSlugs.NU}`) });
    await fold.locator('summary').click();
    await expect(fold.getByText(regions.NU['hepatitis-b']?.text ?? '')).toBeVisible();
    await expect(fold.getByText(rsvChanges)).toBeVisible();
    await page.getByRole('link', { name: words.babyDied }).first().click();
    await expect(page).toHaveURL(/\/support$/);
  });
});

test('an address leads to a region, and its part is open', FULL, async ({ page }) => {
  await page.goto('/after-birth#quebec');
  await expect(page.getByRole('heading', { name: names.QC, exact: true })).toBeInViewport();
  await expect(page.getByText(regions.QC.heel?.text ?? '')).toBeVisible();
});

test('prints every part, the lists and every region', FULL, async ({ page }) => {
  await page.goto('/after-birth');
  const text = asPlain((await readPdf(await page.pdf({ format: 'Letter' }))).join(' '));
  const told = [
    ...Object.values(whenToCallAfterBirth).flatMap((groups) => groups.flatMap(({ signs }) => signs)),
    ...[babyWords, parentWords, ownWayWords].flatMap((group) =>
      Object.values(group).flatMap(({ statements }) => statements),
    ),
    ...Object.values(regions).flatMap((topics) => Object.values(topics)),
  ].filter(({ text: said }) => !/911|onlyIn/.test(said));
  for (const statement of told) expect(text).toContain(asPlain(statement.text).slice(0, 24));
  for (const label of Object.values(columns)) expect(text).toContain(asPlain(label));
  expect(text).toContain(asPlain(words.sheetNote));
});

test('in French, the address, the title and the table', FULL, async ({ page }) => {
  await page.goto('/fr/apres-la-naissance');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(french.page.shortTitle);
  await expect(page.getByRole('table').getByRole('row')).toHaveCount(diaperRows.length + 1);
});

for (const width of [320, 360, 1280]) {
  for (const scheme of ['light', 'dark'] as const) {
    test(`fits ${width} pixels and can be read, ${scheme}`, FULL, async ({ page }) => {
      await page.emulateMedia({ colorScheme: scheme });
      await page.setViewportSize({ width, height: 800 });
      await page.goto('/after-birth');
      await page.locator('main details').evaluateAll((all) => {
        for (const fold of all) (fold as HTMLDetailsElement).open = true;
      });
      expect(await findTooWide(page)).toEqual([]);
      expect(await findViolations(page)).toEqual([]);
      // Letters of twice the size.
      await page.evaluate(() => {
        document.documentElement.style.fontSize = '32px';
      });
      expect(await findTooWide(page)).toEqual([]);
    });
  }
}
