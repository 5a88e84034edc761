import type { Page } from '@playwright/test';
import { awaitParts, type PageState, pageStates } from '../scripts/page-states.mjs';
import { listRoutes } from '../scripts/setup/list-routes.mjs';
import { findViolations } from './find-violations';
import { expect, test } from './fixtures';
import { fullUnless } from './tags';

// The 404 page logs the missing path.
test.use({ expectedErrors: ['404: this page does not exist'] });

/** One page of each kind, and a state of each widget that has more parts than its page. */
const DAILY = [
  ...['/', '/about', '/development/week-20', '/resources/quebec'],
  ...['menu', 'home-my-week', 'birth-first-weeks', 'calculator-result', 'calculator-errors'],
  ...['contraction-timer-alert-and-form', 'hospital-bag-own', 'resources-chosen', 'benefits-plan', 'timeline-mine'],
];

const routes: PageState[] = listRoutes().map((path: string) => ({ name: path, path }));

async function openState(page: Page, { path, onlyWidth, prepare }: PageState) {
  if (onlyWidth) await page.setViewportSize({ width: onlyWidth, height: 800 });
  await page.goto(path);
  await prepare?.(page);
  await awaitParts(page);
}

for (const state of [...routes, ...pageStates]) {
  const tag = fullUnless(DAILY.includes(state.name));
  test(`${state.name}: no accessibility violation`, tag, async ({ page }) => {
    await openState(page, state);
    expect(await findViolations(page)).toEqual([]);
  });
}

test.describe('in the dark theme, which differs only in colours', () => {
  test.use({ colorScheme: 'dark' });

  for (const state of [...routes, ...pageStates]) {
    // app/contrast.test.ts computes the contrast of every pair of colours of the theme.
    const isDaily = state.name === '/contraction-timer';
    test(`${state.name}: enough contrast`, fullUnless(isDaily), async ({ page }) => {
      await openState(page, state);
      expect(await findViolations(page, { onlyColours: true })).toEqual([]);
    });
  }
});
