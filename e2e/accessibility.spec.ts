import type { Page } from '@playwright/test';
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

async function openState(page: Page, { path, onlyWidth, prepare }: PageState) {
  if (onlyWidth) await page.setViewportSize({ width: onlyWidth, height: 800 });
  await page.goto(path);
  await prepare?.(page);
  await awaitParts(page);
}

for (const state of [...routes, ...pageStates]) {
  test(`${state.name}: no accessibility violation`, fullUnless(!SIBLING.test(state.path)), async ({ page }) => {
    await openState(page, state);
    expect(await findViolations(page)).toEqual([]);
  });
}

test.describe('in the dark theme, which differs only in colours', () => {
  test.use({ colorScheme: 'dark' });

  for (const state of [...routes, ...pageStates]) {
    const isOneOfItsKind = !state.prepare && !SIBLING.test(state.path);
    test(`${state.name}: enough contrast`, fullUnless(isOneOfItsKind), async ({ page }) => {
      await openState(page, state);
      expect(await findViolations(page, { onlyColours: true })).toEqual([]);
    });
  }
});
