import type { Page } from '@playwright/test';
import { calculateFromLastPeriod } from './calculate';
import { expect, test } from './fixtures';
import { readPdf } from './read-pdf';
import { FULL, fullUnless } from './tags';
import { timerWords } from './words';

test.use({ fakesTimers: false });

/** Pages that grow once they have read what is kept. */
const pages = ['/calculator', '/calculator#timer', '/', '/timeline', '/contraction-timer', '/resources#ontario'];

const getHeight = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight);

/** Opens the page with a due date, and waits until it grows no more. */
async function open(page: Page, path: string) {
  await calculateFromLastPeriod(page, '2026-07-09');
  await expect(page.getByRole('heading', { name: 'Thursday, April 15, 2027' })).toBeVisible();
  // Another page first: a change of the hash alone would not load it.
  await page.goto('/about');
  await page.goto(path);
  let height = 0;
  await expect
    .poll(
      async () => {
        const before = height;
        height = await getHeight(page);
        return height === before;
      },
      { intervals: [500] },
    )
    .toBe(true);
  return height;
}

/** How far the page is scrolled, to 8 px, and what stands in the middle of the window. */
const getPlace = (page: Page) =>
  page.evaluate(() => {
    const middle = document.elementFromPoint(window.innerWidth / 2, window.innerHeight / 2);
    return { eighths: Math.round(window.scrollY / 8), text: middle?.textContent?.slice(0, 100) };
  });

/** What the page holds is as long again as it was: the page itself is longer until the visitor does something. */
const getContentHeight = (page: Page) =>
  page.evaluate(() => Math.round(document.querySelector('main')?.getBoundingClientRect().height ?? 0));

for (const width of [360, 1280]) {
  for (const path of pages) {
    for (const part of [0.25, 0.6]) {
      const tag = fullUnless(width === 360 && part === 0.6 && path === '/contraction-timer');
      test(
        `a reload leaves one where one was: ${path} at ${part} of its length, ${width} px`,
        tag,
        async ({ page }) => {
          await page.setViewportSize({ width, height: 740 });
          const height = await open(page, path);
          const top = Math.round((height * part) / 8) * 8;
          await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
          const place = await getPlace(page);
          const contentHeight = await getContentHeight(page);
          await page.reload();
          await expect.poll(() => getContentHeight(page)).toBe(contentHeight);
          await expect.poll(() => getPlace(page)).toEqual(place);
          // And it does not leave again: the first tap or turn of the wheel gives the page its own length.
          await page.mouse.wheel(0, 8);
          await expect.poll(() => getHeight(page)).toBe(height);
          const moved = await page.evaluate(() => window.scrollY);
          expect(Math.abs(moved - top)).toBeLessThan(40);
        },
      );
    }
  }
}

test('Back from another page leads to where one was', async ({ page }) => {
  await open(page, '/calculator#timer');
  await page.getByRole('button', { name: timerWords.start }).scrollIntoViewIfNeeded();
  const place = await getPlace(page);
  await page.goto('/tips');
  await page.goBack();
  // Not `poll`, which does not try again while one page gives way to the other.
  await expect(async () => expect(await getPlace(page)).toEqual(place)).toPass();
});

test('paper right after a reload has no more pages than before', FULL, async ({ page }) => {
  await open(page, '/calculator');
  const before = (await readPdf(await page.pdf({ format: 'Letter' }))).length;
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Thursday, April 15, 2027' })).toBeVisible();
  expect((await readPdf(await page.pdf({ format: 'Letter' }))).length).toBeLessThanOrEqual(before);
});
