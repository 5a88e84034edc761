import { names } from '@/data/en/regions';
import * as frenchTests from '@/data/fr/prenatal-tests';
import * as frenchSigns from '@/data/fr/signs-of-labour';
import { frenchSlugs } from '@/data/pages';
import { provinceCodes, provinceSlugs } from '@/data/provinces';
import * as testWords from '@/words/prenatal-tests';
import * as words from '@/words/signs-of-labour';
import { paysTitle, visits } from '@/words/visits';
import { orders, signs } from '@/words/warning-signs';
import { expect, test } from './fixtures';
import { FULL } from './tags';

test('who asks for the signs of labour reads at once when to go and when to call, and gets to the timer', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/signs-of-labour');
  const sign = (id: keyof typeof signs) => page.getByRole('listitem').filter({ hasText: signs[id].text }).first();
  for (const order of ['call-911', 'go', 'call-now'] as const) {
    await expect(page.getByRole('heading', { name: orders[order] }).first()).toBeInViewport();
  }
  for (const id of ['urge-to-push', 'later-birth', 'first-birth'] as const) await expect(sign(id)).toBeInViewport();
  await page.getByRole('link', { name: words.lookFirst.risk }).click();
  await expect(sign('labour-after-cesarean')).toBeInViewport();
  await page.getByRole('link', { name: words.lookFirst.beforeTerm }).click();
  await expect(sign('close-contractions')).toBeInViewport();
  await page.getByRole('link', { name: words.timer }).click();
  await expect(page).toHaveURL(/\/contraction-timer$/);
});

test('in Nunavut the signs of labour lead to the health centre, not to 911', FULL, async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('region', 'NU'));
  await page.goto('/signs-of-labour');
  await expect(page.getByRole('heading', { name: 'Emergency: call your health centre now' }).first()).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: '911', exact: true })).toHaveCount(0);
});

test(
  'tests of the own region are open and come first; every region says who pays or that it was not found',
  FULL,
  async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('region', 'ON'));
    await page.goto('/tests');
    const findFold = (code: (typeof provinceCodes)[number]) =>
      page.locator('details').filter({ has: page.locator(`#${provinceSlugs[code]}`) });
    const folds = page.getByRole('region', { name: testWords.regionsTitle });
    await expect(folds.getByRole('heading', { level: 3 }).first()).toContainText(names.ON);
    const payer = visits.efts.pays.regions?.ON?.text ?? '';
    await expect(findFold('ON').getByRole('paragraph').filter({ hasText: payer })).toBeInViewport();
    for (const code of provinceCodes) {
      const fold = findFold(code);
      if (code !== 'ON') await fold.locator('summary').click();
      await expect(fold.getByText(paysTitle, { exact: true }).first()).toBeVisible();
    }
  },
);

test('both pages in French', FULL, async ({ page }) => {
  await page.goto(`/fr/${frenchSlugs['signs-of-labour']}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(frenchSigns.page.shortTitle);
  await page.goto(`/fr/${frenchSlugs.tests}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(frenchTests.title);
});
