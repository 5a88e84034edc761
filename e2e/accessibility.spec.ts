import { awaitParts, type PageState, pageStates } from '../scripts/page-states.mjs';
import { listRoutes } from '../scripts/setup/list-routes.mjs';
import { findViolations } from './find-violations';
import { expect, test } from './fixtures';

// The 404 page logs the missing path.
test.use({ expectedErrors: ['404: this page does not exist'] });

/**
 * Pages that are built from the same components as others (week 1 and 20, Quebec and Nunavut stand for them). Only what
 * their own content can break is checked.
 */
const SIBLING = /^\/development\/week-(?!(1|20)$)|^\/resources\/(?!(quebec|nunavut)$)/;

const routes: PageState[] = listRoutes().map((path: string) => ({ name: path, path }));
const siblings = routes.filter(({ path }) => SIBLING.test(path));
const others = routes.filter(({ path }) => !SIBLING.test(path));

for (const { name, path, onlyWidth, prepare } of [...others, ...pageStates]) {
  test(`${name}: no accessibility violation, in either theme`, async ({ page }) => {
    if (onlyWidth) await page.setViewportSize({ width: onlyWidth, height: 800 });
    await page.goto(path);
    await prepare?.(page);
    await awaitParts(page);
    expect(await findViolations(page)).toEqual([]);
    // The themes differ only in colours.
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await findViolations(page, { colours: 'only' })).toEqual([]);
  });
}

for (const folder of ['/development', '/resources']) {
  test(`each page below ${folder}: no accessibility violation of its own`, async ({ page }) => {
    test.slow();
    for (const { path } of siblings.filter(({ path }) => path.startsWith(folder))) {
      await page.goto(path);
      expect.soft(await findViolations(page, { colours: 'left out' }), path).toEqual([]);
    }
  });
}
