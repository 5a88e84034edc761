import { awaitParts, type PageState, pageStates } from '../scripts/page-states.mjs';
import { listRoutes } from '../scripts/setup/list-routes.mjs';
import { findViolations } from './find-violations';
import { expect, test } from './fixtures';
import { fullUnless } from './tags';

// The missing page logs its path, as it should.
test.use({ expectedErrors: ['404: this page does not exist'] });

/** Pages of which one is made like the other, but these. */
const SIBLING = /^\/development\/week-(?!(1|20)$)|^\/resources\/(?!(quebec|nunavut)$)/;

const routes: PageState[] = listRoutes().map((path: string) => ({ name: path, path }));

for (const { name, path, onlyWidth, prepare } of [...routes, ...pageStates]) {
  test(`${name}: no accessibility violation, in either theme`, fullUnless(!SIBLING.test(path)), async ({ page }) => {
    if (onlyWidth) await page.setViewportSize({ width: onlyWidth, height: 800 });
    await page.goto(path);
    await prepare?.(page);
    await awaitParts(page);
    expect(await findViolations(page)).toEqual([]);
    // The themes differ in their colours alone.
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await findViolations(page, { onlyColours: true })).toEqual([]);
  });
}
