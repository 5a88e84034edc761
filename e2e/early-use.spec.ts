import type { Page } from '@playwright/test';
import { pageFamilies, type ReplayedPageId } from '@/data/pages';
import { sitePages } from '@/lib/site/site-pages';
import { cannotStart, instead, reload } from '../data/en/ui/cannot-start';
import { expect, test } from './fixtures';
import { failures, holdScripts, SCRIPTS } from './hold-scripts';
import { fullUnless } from './tags';
import { postalWords } from './words';

// These tests look at the page before its scripts run, so they do not wait for the widgets.
test.use({ awaitsWidgets: false });

const notice = (page: Page) => page.getByRole('alert').filter({ hasText: cannotStart });

/** Every page with a widget but the timer's, which keeps the times of taps: early-taps.spec.ts. */
const pages = sitePages.filter((page) => page.tier !== 'words' && page.earlyUse === 'replayed');

interface Early {
  path: string;
  does: string;
  act: (page: Page) => Promise<unknown>;
  check: (page: Page) => Promise<unknown>;
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const tab = (page: Page, name: string) => page.getByRole('tab', { name });

/** All other controls are disabled or invisible until their widget has started. */
const uses: Early[] = [
  {
    path: '/',
    does: 'a tap on a tab',
    act: (page) => tab(page, 'Resources').click(),
    check: (page) => expect(tab(page, 'Resources')).toHaveAttribute('aria-selected', 'true'),
  },
  {
    path: '/',
    does: 'another week of the drawing',
    act: (page) => button(page, 'Week 36').click(),
    check: (page) => expect(button(page, 'Week 36')).toHaveAttribute('aria-pressed', 'true'),
  },
  {
    path: '/resources',
    does: 'a tap on the search by postal code',
    act: (page) => button(page, 'Search by Postal Code').click(),
    check: (page) => expect(page.getByRole('textbox', { name: postalWords.postalCode })).toBeVisible(),
  },
  {
    path: '/resources',
    does: 'two taps on the planner',
    act: (page) => button(page, 'Plan your benefits').dblclick(),
    check: (page) => expect(button(page, 'Plan your benefits')).toHaveAttribute('aria-expanded', 'true'),
  },
  {
    path: '/timeline',
    does: 'a week chosen on the slider',
    act: (page) => page.getByRole('slider').fill('18'),
    check: (page) => expect(page.getByRole('slider')).toHaveValue('18'),
  },
  {
    path: '/timeline',
    does: 'a group that is left out of the calendar file',
    act: async (page) => {
      await page.locator('details:has([type=checkbox]) > summary').click();
      await page.getByRole('checkbox').first().uncheck();
    },
    check: (page) => expect(page.getByRole('checkbox').first()).not.toBeChecked(),
  },
  {
    path: '/tips',
    does: 'a tap on a tab',
    act: (page) => tab(page, 'Third Trimester').click(),
    check: (page) => expect(tab(page, 'Third Trimester')).toHaveAttribute('aria-selected', 'true'),
  },
  {
    path: '/hospital-bag',
    does: 'a tap on showing all',
    act: (page) => button(page, 'Show all').click(),
    check: (page) => expect(button(page, 'Show less')).toHaveAttribute('aria-expanded', 'true'),
  },
];

test.describe('while the scripts are on their way', () => {
  for (const [index, { path, does, act, check }] of uses.entries()) {
    // One use of each page.
    const isDaily = path !== uses[index - 1]?.path;
    test(`${does} on ${path} is not lost`, fullUnless(isDaily), async ({ page }) => {
      const release = await holdScripts(page);
      await page.goto(path, { waitUntil: 'commit' });
      await act(page);
      release();
      await check(page);
      await expect(page.locator('[data-tapped], [style*="opacity"]')).toHaveCount(0);
    });
  }

  test('nothing is said of a widget that starts in time; after ten seconds it is, until it starts', async ({
    page,
  }) => {
    const release = await holdScripts(page);
    await page.clock.pauseAt(new Date('2026-11-21T10:10:00-05:00'));
    await page.goto('/resources', { waitUntil: 'commit' });
    await expect(button(page, 'Search by Postal Code')).toBeVisible();
    await page.clock.runFor(5_000);
    await expect(notice(page)).toBeHidden();
    await page.clock.runFor(5_000);
    await expect(notice(page)).toBeVisible();
    await page.clock.resume();
    release();
    await expect(notice(page)).toBeHidden();
  });
});

for (const { name, expectedErrors, breakScripts } of failures) {
  test.describe(`when ${name}`, () => {
    test.use({ expectedErrors });

    for (const { id, path, family } of pages) {
      // The pages of a family have the words of the page above them.
      const said = pageFamilies.find((one) => one.id === family)?.parent ?? id;
      const tag = fullUnless(path === '/calculator' && name === 'one script is not found');
      test(`${path} says what to do instead, and works once it is reloaded`, tag, async ({ page }) => {
        await breakScripts(page);
        await page.goto(path);
        await expect(notice(page)).toBeVisible();
        await expect(notice(page)).toContainText(instead[said as ReplayedPageId]);
        await page.unroute(SCRIPTS);
        await button(page, reload).click();
        await expect(notice(page)).toBeHidden();
      });
    }
  });
}
