import { awaitParts, type PageState, pageStates } from '../scripts/page-states.mjs';
import { listRoutes } from '../scripts/setup/list-routes.mjs';
import { findViolations } from './find-violations';
import { expect, test } from './fixtures';
import { fullUnless } from './tags';

// The 404 page logs the missing path.
test.use({ expectedErrors: ['404: this page does not exist'] });

/** Pages that are built from the same components as others: week 1 and 20, Quebec and Nunavut stand for them. */
const SIBLING = /^\/development\/week-(?!(1|20)$)|^\/resources\/(?!(quebec|nunavut)$)/;

const routes: PageState[] = listRoutes().map((path: string) => ({ name: path, path }));

for (const { name, path, onlyWidth, prepare } of [...routes, ...pageStates]) {
  const tag = fullUnless(!SIBLING.test(path));
  test(`${name}: no accessibility violation, in either theme`, tag, async ({ page }) => {
    if (onlyWidth) await page.setViewportSize({ width: onlyWidth, height: 800 });
    await page.goto(path);
    await prepare?.(page);
    await awaitParts(page);
    expect(await findViolations(page)).toEqual([]);
    // The themes differ only in colours.
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await findViolations(page, { onlyColours: true })).toEqual([]);
  });
}
