import { listRoutes } from '../scripts/setup/list-routes.mjs';
import { calculateFromLastPeriod, changeDate } from './calculate';
import { findTextTrouble, spaceTextOut } from './check-text';
import { findTooWide } from './find-too-wide';
import { expect, test } from './fixtures';
import { FULL, fullUnless } from './tags';
import { calculatorWords } from './words';

// The 404 page logs the missing path.
test.use({ expectedErrors: ['404: this page does not exist'] });

/**
 * Each kind of page, as full as an address alone can make it; with a heading of the part that loads on demand, if there
 * is one.
 */
const fullestStates: [route: string, lateHeading?: string][] = [
  ['/'],
  ['/calculator?date=2027-06-08', 'Canadian Size Comparison'],
  // As long as a date can be.
  ['/calculator?date=2027-02-24', 'Canadian Size Comparison'],
  ['/fr/calculatrice?date=2027-02-24', 'Comparaison de taille d’ici'],
  ['/calculator?date=2027-06-08#journey', 'Key Pregnancy Dates'],
  ['/development'],
  ['/development/week-3'],
  ['/development/week-20'],
  ['/development/week-39'],
  ['/contraction-timer'],
  ['/hospital-bag'],
  ['/resources#quebec', 'Special Programs in Quebec'],
  ['/resources/newfoundland-and-labrador'],
  ['/benefits'],
  ['/timeline'],
  ['/tips'],
  ['/about'],
  ['/support'],
  ['/404'],
  ['/offline'],
];
/** One of each kind of page, and the longest result. */
const daily = [
  ...['/', '/fr/calculatrice?date=2027-02-24', '/development/week-20', '/contraction-timer', '/hospital-bag'],
  ...['/resources#quebec', '/timeline'],
];
/** The other pages: built like one of those, or one of those before anything is entered. */
const siblings: string[] = listRoutes().filter((path: string) => fullestStates.every(([route]) => route !== path));

/** Links that look like buttons have rounded corners, as does the skip link. */
const CONTROLS =
  ':is(button, a.rounded-control:not(.sr-only), summary, select, [role=tab], input:not([type=radio], [type=checkbox]), label:has([type=radio], [type=checkbox])):visible';

for (const [route, lateHeading] of [...fullestStates, ...siblings.map((path) => [path] as const)]) {
  const tag = fullUnless(daily.includes(route));
  test(`${route} fits every width, bears wide text spacing, and a finger`, tag, async ({ page }) => {
    await page.goto(route);
    if (lateHeading) await expect(page.getByRole('heading', { name: lateHeading })).toBeVisible();
    // 640 CSS pixels is a 1280 px window at 200 % zoom, and 320 the same at 400 %.
    for (const width of [1280, 1024, 768, 640, 360, 320]) {
      await page.setViewportSize({ width, height: 800 });
      expect.soft(await findTooWide(page), `at ${width} px`).toEqual([]);
    }
    const small = await page.locator(CONTROLS).evaluateAll((elements) =>
      elements
        .map((element) => ({ element, box: element.getBoundingClientRect() }))
        .filter(({ box }) => box.height < 44 || box.width < 44)
        .map(({ element }) => element.outerHTML.slice(0, 200)),
    );
    expect.soft(small, 'controls under 44 px').toEqual([]);
    await page.evaluate(() => {
      // A menu lies over the page when it is open.
      for (const part of document.querySelectorAll('details')) part.open = part.dataset.menu === undefined;
    });
    await spaceTextOut(page);
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      expect.soft(await findTooWide(page), `spaced out at ${width} px`).toEqual([]);
      expect.soft(await findTextTrouble(page), `clipped or overlapping at ${width} px`).toEqual([]);
    }
  });
}

for (const width of [360, 1024]) {
  test(`the name of the site takes two lines at most at ${width} px, in French too`, FULL, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/fr/conseils');
    const name = page.getByRole('banner').getByRole('link').first();
    // Two lines of 1.25rem at a line height of 1.25; a third would make 75 px.
    expect((await name.boundingBox())?.height).toBeLessThan(60);
  });
}

for (const route of ['/', '/fr/']) {
  test(`${route}: very large text leaves the menu on a narrow screen`, FULL, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 800 });
    await page.goto(route);
    // What a browser makes of 'very large' text: half as much again.
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '24px';
    });
    await expect(page.locator('[data-phone-menu] > button')).toBeInViewport({ ratio: 1 });
  });
}

test('a refused entry fits 320 px', FULL, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await calculateFromLastPeriod(page, '2026-09-01');
  await expect(page.getByRole('heading', { name: 'Tuesday, June 8, 2027' })).toBeVisible();
  await changeDate(page);
  await page.getByRole('radio', { name: calculatorWords.methods.ultrasound }).check();
  await page.getByLabel(calculatorWords.scanWeeks).fill('99');
  await page.getByRole('button', { name: calculatorWords.calculate }).click();
  await expect(page.getByText('Enter whole weeks from 0 to 42.')).toBeVisible();
  expect(await findTooWide(page)).toEqual([]);
});
