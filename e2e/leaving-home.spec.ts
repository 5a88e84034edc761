import { names } from '@/data/en/regions';
import * as french from '@/data/fr/leaving-home';
import { regionsByTravel, travelTopics } from '@/data/leaving-home/parts';
import { provinceSlugs } from '@/data/provinces';
import * as words from '@/words/leaving-home';
import { leavingHome } from '@/words/resources/guide';
import { findTooWide } from './find-too-wide';
import { findViolations } from './find-violations';
import { expect, test } from './fixtures';
import { readPdf } from './read-pdf';
import { FULL } from './tags';

const asPlain = (text: string) => text.replace(/\s/g, '');

test('in Cambridge Bay: from the page of Nunavut to the escort that is paid for, to who pays and where one stays', async ({
  page,
}) => {
  await page.goto('/resources/nunavut');
  await expect(page.getByText('is paid for, with NIHB or without it')).toBeVisible();
  await page.getByRole('link', { name: leavingHome }).click();
  await expect(page).toHaveURL(/\/leaving-home#nunavut$/);
  // The fold that the address names is open.
  await expect(page.getByRole('heading', { name: names.NU, exact: true })).toBeInViewport();
  await expect(page.getByText('Larga Kitikmeot in Yellowknife')).toBeVisible();
  await expect(page.getByText('One escort is paid for, with NIHB and without it')).toBeVisible();
  // First of all stands for whom it is paid.
  const paid = page.getByRole('region', { name: words.paid.title });
  await expect(paid.getByText('everybody who leaves home in Nunavut: since February 2019')).toBeVisible();
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText(words.paid.title);
  await page.getByRole('link', { name: names.NT, exact: true }).click();
  await expect(page.getByText('There are four plans')).toBeVisible();
});

test('prints with every region and every part open', FULL, async ({ page }) => {
  await page.goto('/leaving-home');
  const text = asPlain((await readPdf(await page.pdf({ format: 'Letter' }))).join(' '));
  const told = [
    ...words.paid.statements,
    ...regionsByTravel.flatMap((code) => travelTopics.flatMap((topic) => words.regions[code][topic] ?? [])),
    ...Object.values(words.folded).flatMap(({ statements }) => statements),
    ...words.feelings.statements,
  ];
  for (const statement of told) expect(text).toContain(asPlain(statement.text).slice(0, 24));
  expect(text).toContain(asPlain(words.sheetNote));
});

test('in French, the number to call, who pays and the page of the region', FULL, async ({ page }) => {
  await page.goto('/fr/partir-accoucher#ontario');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(french.page.shortTitle);
  await expect(page.getByRole('link', { name: '1-800-262-6524' })).toBeVisible();
  await expect(page.locator('main').getByRole('link', { name: french.guideLink('Ontario') })).toHaveAttribute(
    'href',
    /\/fr\/.*ontario$/,
  );
});

for (const width of [360, 1280]) {
  for (const scheme of ['light', 'dark'] as const) {
    test(`fits ${width} pixels and can be read, ${scheme}`, FULL, async ({ page }) => {
      await page.emulateMedia({ colorScheme: scheme });
      await page.setViewportSize({ width, height: 800 });
      await page.goto('/leaving-home');
      await page.locator('main details').evaluateAll((all) => {
        for (const fold of all) (fold as HTMLDetailsElement).open = true;
      });
      expect(await findTooWide(page)).toEqual([]);
      expect(await findViolations(page)).toEqual([]);
    });
  }
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a region is reached by its link, and opens', FULL, async ({ page }) => {
    await page.goto('/leaving-home');
    await expect(page.getByText(words.paid.statements[0]?.text ?? '')).toBeVisible();
    await page.getByRole('link', { name: names.QC, exact: true }).click();
    const fold = page.getByRole('group').filter({ has: page.locator(`#${provinceSlugs.QC}`) });
    await fold.locator('summary').click();
    await expect(fold.getByText('Ullivik in Dorval')).toBeVisible();
  });
});
