import type { Browser, Page } from '@playwright/test';
import { NOW } from '../scripts/page-states.mjs';
import { installTranslator, type Manner } from '../scripts/testing/translator';
import { awaitWidgets, test as base, expect, waitForWidgets, watchPage } from './fixtures';

export { expect, waitForWidgets };

interface Pair {
  translated: Page;
  /** Does the same in the page that the browser translates and in one that it does not, each a visitor's own. */
  both: (step: (page: Page) => Promise<unknown>) => Promise<void>;
  /**
   * Waits until both say the same: so neither an old value nor one that stands twice is in the translated page.
   * @param mask hides what need not be the same
   */
  expectSame: (mask?: RegExp) => Promise<void>;
}

interface PairOptions {
  manner: Manner;
  /** Whether the page is translated before React takes it over, which then renders it anew, and says so. */
  isEarly: boolean;
}

/** The translator leaves the words as they are, so that both pages can be compared. */
export const test = base.extend<PairOptions & { pair: Pair }>({
  manner: ['replaces', { option: true }],
  isEarly: [false, { option: true }],
  pair: async ({ browser, baseURL, manner, isEarly, expectedErrors, awaitsWidgets }, use) => {
    const plain = await openPage(browser);
    const translated = await openPage(browser);
    const watched = [plain, translated].map((page) => watchPage(page, baseURL));
    if (awaitsWidgets) [plain, translated].forEach(awaitWidgets);
    await translated.addInitScript(installTranslator, { manner, isEarly });
    if (!isEarly) translateAfterLoading(translated);

    await use({
      translated,
      async both(step) {
        await step(plain);
        await step(translated);
      },
      expectSame: (mask) =>
        expect(async () => {
          expect(await translated.locator('main font').count()).toBeGreaterThan(0);
          expect(await readText(translated, manner, mask)).toEqual(await readText(plain, manner, mask));
        }).toPass(),
    });

    const expected = isEarly ? [...expectedErrors, 'Minified React error #418'] : expectedErrors;
    const unexpected = watched.flat().filter((text) => !expected.some((part) => text.includes(part)));
    expect(unexpected, 'console errors, exceptions and foreign requests').toEqual([]);
    for (const page of [plain, translated]) await page.context().close();
  },
});

/** A visitor of their own, on the clock of all tests. */
async function openPage(browser: Browser) {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.clock.install({ time: NOW });
  return page;
}

function translateAfterLoading(page: Page) {
  for (const name of ['goto', 'reload'] as const) {
    const navigate = page[name].bind(page) as (...args: unknown[]) => ReturnType<Page['goto']>;
    page[name] = async (...args: unknown[]) => {
      const response = await navigate(...args);
      await page.evaluate(() => window.translatePage());
      return response;
    };
  }
}

/** The lines of the page; its letters in order of the alphabet where the translator puts words in another order. */
async function readText(page: Page, manner: Manner, mask?: RegExp): Promise<string[]> {
  const text = await page.locator('main').innerText();
  const masked = mask ? text.replace(mask, '#') : text;
  if (manner === 'rearranges') return [[...masked.replace(/\s/g, '')].sort().join('')];
  return masked
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
}
