import type { Locator, Page } from '@playwright/test';
import * as frenchAfterBirth from '@/data/fr/birth/signs-after-birth';
import * as frenchBirth from '@/data/fr/birth-before-help';
import * as frenchSigns from '@/data/fr/warning-signs';
import * as frenchPage from '@/data/fr/when-to-call';
import { slugs } from '@/data/languages';
import { type AfterBirthSignId, afterBirthLists, type SignId, signLists } from '@/data/warning-signs';
import { translatePath } from '@/lib/site/translate-path';
import { getSignAnchor } from '@/lib/weeks/sign-bands';
import * as afterBirth from '@/words/birth/signs-after-birth';
import * as birthWords from '@/words/birth-before-help';
import * as signWords from '@/words/warning-signs';
import * as pageWords from '@/words/when-to-call';
import { toStored } from './earlier-visit';
import { findTooWide } from './find-too-wide';
import { findViolations } from './find-violations';
import { expect, test } from './fixtures';
import { findOverprints, findSmallestLetters, readPdf } from './read-pdf';
import { FULL, fullUnless } from './tags';

const PATH = '/when-to-call';
const LEAST_LETTER_POINTS = 9;
/** 30 weeks 0 days on November 21. */
const THIRTY_WEEKS = { pregnancy: toStored('2027-01-30') };
const OWN_PHONE = { providerPhone: '{"version":1,"number":"(613) 555-0100"}' };

const languages = {
  en: {
    path: PATH,
    words: pageWords,
    signs: { ...signWords.signs, ...afterBirth.signsAfterBirth },
    birth: birthWords,
  },
  fr: {
    path: `/fr${translatePath(PATH, slugs.fr)}`,
    words: frenchPage,
    birth: frenchBirth,
    signs: { ...frenchSigns.signs, ...frenchAfterBirth.signsAfterBirth },
  },
};

/** Every sign of every list, with its id on the page. */
const inPregnancy: { id: SignId; anchor: string; fromWeek: number }[] = signLists.flatMap(({ fromWeek, groups }) =>
  groups.flatMap(({ signs }) => signs.map((id) => ({ id, anchor: getSignAnchor(fromWeek, id), fromWeek }))),
);
const idsAfterBirth: AfterBirthSignId[] = Object.values(afterBirthLists).flatMap((groups) =>
  groups.flatMap(({ signs }) => [...signs]),
);
const all = [...inPregnancy, ...idsAfterBirth.map((id) => ({ id, anchor: getSignAnchor('after-birth', id) }))];

async function store(page: Page, values: Record<string, string>) {
  await page.addInitScript((entries) => {
    for (const [key, value] of entries) localStorage.setItem(key, value);
  }, Object.entries(values));
}

/** A text as it is compared: no-break spaces, and where lines of a sheet break, do not count. */
const plain = (text: string) => text.replace(/[\s\u00a0]+/g, '');
const shownBands = (page: Page) => page.locator('[data-band]:visible > h2');
const screen = (page: Page) => page.locator('[data-light="when-to-call"]');
const band = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true });

test('at 30 weeks the own list is the first, with the own number on its level, and in Nunavut no 911', async ({
  page,
}) => {
  await store(page, { ...THIRTY_WEEKS, ...OWN_PHONE });
  await page.goto(PATH);
  await expect(shownBands(page)).toHaveText(['Weeks 26 to 36']);
  await expect(screen(page).getByText(`${pageWords.yourWeek} 30`)).toBeVisible();
  const list = band(page, 'Weeks 26 to 36');
  await expect(list.getByRole('heading', { level: 3 })).toHaveText(
    [
      signWords.orders['call-911'],
      signWords.orders.go,
      signWords.orders['call-or-go'],
      signWords.orders['call-now'],
      signWords.orders['same-day'],
    ],
    { useInnerText: true },
  );
  await expect(list.getByRole('link', { name: pageWords.call911, exact: true }).first()).toHaveAttribute(
    'href',
    'tel:911',
  );
  for (const own of await list.getByRole('link', { name: `${pageWords.myProvider} (613) 555-0100` }).all()) {
    await expect(own).toHaveAttribute('href', 'tel:6135550100');
  }
  await expect(list.getByRole('link', { name: pageWords.findHealthLine })).toHaveCount(0);

  await page.getByRole('navigation', { name: pageWords.chooser }).getByRole('link', { name: '4 to 13' }).click();
  await expect(page).toHaveURL(`${PATH}#weeks-4-13`);
  await expect(shownBands(page)).toHaveText(['Weeks 4 to 13']);
  await page.goBack();
  await page.evaluate(() => localStorage.setItem('region', 'NU'));
  await page.reload();
  await expect(page.locator('a[href="tel:911"]:visible')).toHaveCount(0);
  await expect(screen(page).getByText('Nunavut has no 911. In an emergency').filter({ visible: true })).toHaveCount(1);
  await expect(page.getByRole('heading', { name: 'Emergency: call your health centre now' })).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every sign of every list stands open, each at its address, with 911 and where there is none', async ({
    page,
  }) => {
    await page.goto(PATH);
    await expect(shownBands(page)).toHaveCount(signLists.length + 1);
    const lines = await screen(page)
      .locator('li[id]')
      .evaluateAll((items) => items.map((item) => [item.id, item.textContent ?? '']));
    const texts = new Map(lines.map(([id = '', text = '']) => [id, text]));
    expect(texts.size).toBe(lines.length);
    const { signs } = languages.en;
    const missing = all.filter(({ id, anchor }) => !plain(texts.get(anchor) ?? '').includes(plain(signs[id].text)));
    expect(missing).toEqual([]);
    expect(texts.size).toBe(all.length);
    await expect(page.getByText('In Quebec: call, then go to your place of birth.').first()).toBeVisible();
    await expect(page.getByText('Nunavut has no 911: call your health centre').first()).toBeVisible();
    await page
      .getByRole('navigation', { name: pageWords.chooser })
      .getByRole('link', { name: pageWords.afterBirth })
      .click();
    await expect(page.getByRole('heading', { name: pageWords.sixWeeksAfterBirth })).toBeInViewport();
    await expect(page.getByRole('heading', { level: 3, name: pageWords.baby, exact: true })).toBeVisible();
  });
});

for (const [language, { path, words, signs, birth }] of Object.entries(languages)) {
  test(
    `printed it has every sign, and a birth before help on its back: ${language}`,
    fullUnless(language === 'en'),
    async ({ page }) => {
      await store(page, THIRTY_WEEKS);
      await page.goto(path);
      const pdf = await page.pdf({ format: 'Letter', preferCSSPageSize: true });
      const sheets = (await readPdf(pdf)).map(plain);
      expect(sheets).toHaveLength(3);
      const [front = '', back = '', afterBirthSheet = ''] = sheets;
      // The signs of other regions are on paper where that region was chosen.
      const isForAll = ({ id }: { id: SignId }) => id !== 'water' && id !== 'water-in-quebec';
      const missingOn = (sheet: string, listed: { id: SignId }[]) =>
        listed.filter(isForAll).filter(({ id }) => !sheet.includes(plain(signs[id].text)));
      expect(
        missingOn(
          front,
          inPregnancy.filter(({ fromWeek }) => fromWeek >= 20),
        ),
      ).toEqual([]);
      expect(
        missingOn(
          back,
          inPregnancy.filter(({ fromWeek }) => fromWeek < 20),
        ),
      ).toEqual([]);
      for (const { text } of birth.steps) expect(back).toContain(plain(text));
      expect(
        missingOn(
          afterBirthSheet,
          idsAfterBirth.map((id) => ({ id })),
        ),
      ).toEqual([]);
      for (const blank of words.blanks) expect(front).toContain(plain(blank));
      expect((await findSmallestLetters(pdf)).points).toBeGreaterThanOrEqual(LEAST_LETTER_POINTS);
      expect(await findOverprints(pdf)).toEqual([]);
    },
  );
}

test('an address of a sign opens its list and shows the sign, also in French', FULL, async ({ page }) => {
  await store(page, THIRTY_WEEKS);
  await page.goto(`${PATH}#${getSignAnchor(20, 'movements-stopped')}`);
  await expect(shownBands(page)).toHaveText(['Weeks 20 to 25']);
  await expect(page.getByText(signWords.signs['movements-stopped'].text).first()).toBeInViewport();
  await page.goto(`${languages.fr.path}#${getSignAnchor('after-birth', 'baby-yellow')}`);
  await expect(shownBands(page)).toHaveText([frenchPage.sixWeeksAfterBirth]);
  await expect(page.locator(`#${getSignAnchor('after-birth', 'baby-yellow')}`)).toBeInViewport();
});

test(
  'in Quebec the water that breaks sends to the place of birth, and the region has its line',
  FULL,
  async ({ page }) => {
    await store(page, { pregnancy: toStored('2026-11-28'), region: 'QC' });
    await page.goto(PATH);
    const list = band(page, 'Week 37 and later');
    await expect(list.getByRole('heading', { name: signWords.orders['call-then-go'] })).toBeVisible();
    await expect(list.getByText(signWords.signs.water.text).filter({ visible: true })).toHaveCount(1);
    await expect(list.getByText(signWords.midwifeFirst.text)).toBeVisible();
    await expect(list.getByRole('link', { name: `${pageWords.healthLine} 811` }).first()).toHaveAttribute(
      'href',
      'tel:811',
    );
  },
);

for (const path of [PATH, languages.fr.path]) {
  test(`${path} with the own list has no fault, narrow, with large letters and in the dark`, FULL, async ({ page }) => {
    await store(page, { ...THIRTY_WEEKS, ...OWN_PHONE });
    await page.setViewportSize({ width: 320, height: 800 });
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await page.goto(path);
      expect(await findViolations(page)).toEqual([]);
      expect(await findTooWide(page)).toEqual([]);
    }
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    expect(await findTooWide(page)).toEqual([]);
  });
}

// Each page either leads to the sheet or opens the list of its stage in place.
for (const [name, path, values] of [
  ['home', '/', THIRTY_WEEKS],
  ['home, before a date', '/', {}],
  ['the result', '/calculator', THIRTY_WEEKS],
  ['a week', '/development/week-30', {}],
  ['the tips', '/tips', {}],
  ['the timeline', '/timeline', THIRTY_WEEKS],
  ['the timer', '/contraction-timer', THIRTY_WEEKS],
  ['after a birth', '/birth', { birth: '{"version":1,"birthday":"2026-11-14"}' }],
  ['the bag', '/hospital-bag', THIRTY_WEEKS],
] as const) {
  test(`has the line that means when to call: ${name}`, FULL, async ({ page }) => {
    await store(page, values);
    await page.goto(path);
    const main = page.getByRole('main');
    const leads = main.locator(`a[href^="${PATH}"]`);
    const opens = main.locator('summary').filter({ hasText: pageWords.line.title });
    await expect(leads.or(opens).first()).toBeVisible();
  });
}

test('the menu leads to the list', FULL, async ({ page }) => {
  await page.goto('/about');
  await expect(page.locator(`header a[href="${PATH}"], footer a[href="${PATH}"]`).first()).toBeAttached();
});
