import type { Page } from '@playwright/test';
import { awaitParts, type PageState, pageStates } from '../scripts/page-states.mjs';
import { listRoutes } from '../scripts/setup/list-routes.mjs';
import { findViolations } from './find-violations';
import { expect, test } from './fixtures';
import { isSibling } from './siblings';
import { fullUnless } from './tags';

// The 404 page logs the missing path.
test.use({ expectedErrors: ['404: this page does not exist'] });

/** States of which another one has the same parts: further errors and notes, and widgets that have a page of their own. */
const SIMILAR_STATES = [
  ...['home-timer', 'home-checklist', 'calculator-timer', 'calculator-checklist', 'calculator-future'],
  ...['calculator-note', 'calculator-week-1', 'calculator-week-42', 'calculator-link-without-date'],
  ...['development-errors', 'timeline-errors', 'benefits-errors', 'resources-tab-provincial'],
  ...['calculator-due-date', 'calculator-ultrasound', 'calculator-email-refused', 'calculator-newsletter-province'],
  ...[
    'home-errors',
    'home-followed',
    'resources-tab-national',
    'support-question',
    'birth-early',
    'calculator-week-41',
  ],
  ...['contraction-timer-cleared', 'contraction-timer-preterm', 'hospital-bag-reset'],
];

const routes: PageState[] = listRoutes().map((path: string) => ({ name: path, path }));

async function openState(page: Page, { path, onlyWidth, prepare }: PageState) {
  if (onlyWidth) await page.setViewportSize({ width: onlyWidth, height: 800 });
  await page.goto(path);
  await prepare?.(page);
  await awaitParts(page);
}

for (const state of [...routes, ...pageStates]) {
  const tag = fullUnless(!isSibling(state.path) && !SIMILAR_STATES.includes(state.name));
  test(`${state.name}: no accessibility violation`, tag, async ({ page }) => {
    await openState(page, state);
    expect(await findViolations(page)).toEqual([]);
  });
}

test.describe('in the dark theme, which differs only in colours', () => {
  test.use({ colorScheme: 'dark' });

  for (const state of [...routes, ...pageStates]) {
    // app/contrast.test.ts computes the contrast of every pair of colours of the theme.
    const isKept = ['/', '/calculator', '/contraction-timer', '/tips'].includes(state.name);
    test(`${state.name}: enough contrast`, fullUnless(isKept), async ({ page }) => {
      await openState(page, state);
      expect(await findViolations(page, { onlyColours: true })).toEqual([]);
    });
  }
});
