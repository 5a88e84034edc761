import type { Page } from '@playwright/test';
import { awaitParts, pageStates } from '../scripts/page-states.mjs';
import { listAllRoutes } from '../scripts/setup/list-routes.mjs';
import { findTextTrouble } from './check-text';
import { findCovered } from './find-covered';
import { findTooWide } from './find-too-wide';
import { expect, test } from './fixtures';
import { fullUnless } from './tags';

// WCAG 2.2, 1.4.4 and 1.4.10: letters of twice the size on phones, and a window of 1280 by 1024 px at 400 %.

// The 404 page logs the missing path.
test.use({ expectedErrors: ['404'] });

const HEIGHT_PX = 800;
const PHONES = [320, 360, 412].flatMap((width) => [24, 28, 32].map((rootPx) => ({ width, rootPx })));

const daily = ['/fr/prestations', '/resources/ontario', 'calculator-result'];

for (const route of listAllRoutes()) {
  test(`${route} bears large letters`, fullUnless(daily.includes(route)), async ({ page }) => {
    await page.goto(route);
    await awaitParts(page);
    await page.evaluate(() => {
      // A menu lies over the page when it is open.
      for (const part of document.querySelectorAll('details')) part.open = part.dataset.menu === undefined;
    });
    await expectNoTrouble(page);
  });
}

for (const { name, path, prepare, onlyWidth } of pageStates) {
  test(`${name} bears large letters`, fullUnless(daily.includes(name)), async ({ page }) => {
    if (onlyWidth) await page.setViewportSize({ width: onlyWidth, height: HEIGHT_PX });
    await page.goto(path);
    await prepare?.(page);
    await awaitParts(page);
    // The toast goes, with what it covers, but not while the mouse is over it.
    await page.mouse.move(0, 0);
    await page.clock.runFor(6_000);
    await expectNoTrouble(page);
  });
}

for (const [route, start] of [
  ['/contraction-timer', 'Start Contraction'],
  ['/fr/chronometre-contractions', 'Début de la contraction'],
] as const) {
  test(
    `${route}: the button that starts is whole on the first screen, however large the letters`,
    fullUnless(route === '/contraction-timer'),
    async ({ page }) => {
      await page.goto(route);
      for (const phone of PHONES) {
        await enlarge(page, phone);
        await expect
          .soft(page.getByRole('button', { name: start }), JSON.stringify(phone))
          .toBeInViewport({ ratio: 1 });
      }
    },
  );
}

/** Tries all sizes: of letters on a phone, and of a window that is enlarged. */
async function expectNoTrouble(page: Page) {
  for (const phone of PHONES) {
    await enlarge(page, phone);
    await expectAllInPlace(page, `${phone.width} px wide with letters of ${phone.rootPx} px`);
  }
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
  await page.setViewportSize({ width: 320, height: 256 });
  await expectAllInPlace(page, 'at 400 %');
}

async function expectAllInPlace(page: Page, size: string) {
  const header = await page.locator('header').first().boundingBox();
  const windowHeight = page.viewportSize()?.height ?? 0;
  expect.soft(header?.height, `height of the header, ${size}`).toBeLessThanOrEqual(windowHeight / 4);
  expect.soft(await findTooWide(page), `too wide, ${size}`).toEqual([]);
  expect.soft(await findTextTrouble(page), `clipped or overlapping, ${size}`).toEqual([]);
  expect.soft(await findCovered(page), `covered, ${size}`).toEqual([]);
}

async function enlarge(page: Page, { width, rootPx }: (typeof PHONES)[number]) {
  await page.setViewportSize({ width, height: HEIGHT_PX });
  await page.evaluate((sizePx) => {
    document.documentElement.style.fontSize = `${sizePx}px`;
    window.scrollTo(0, 0);
  }, rootPx);
}
