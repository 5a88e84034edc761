import { test as base, expect, type Page } from '@playwright/test';
import { NOW } from '../scripts/page-states.mjs';
import { hasStarted } from './has-started';

interface SiteFixtures {
  /** Console errors that a test expects, as parts of their text. */
  expectedErrors: string[];
  /** Whether `goto` and `reload` wait until React has taken over all widgets. */
  awaitsWidgets: boolean;
  /** Whether timers run by the clock of the test, which hides from the page whether it is reloaded. The date always does. */
  fakesTimers: boolean;
}

/**
 * Every test runs on a fixed clock, and fails on a console error, an exception, a cookie or a request to another host.
 * Sizes and themes are those of the config unless a test sets its own.
 */
export const test = base.extend<SiteFixtures>({
  expectedErrors: [[], { option: true }],
  awaitsWidgets: [true, { option: true }],
  fakesTimers: [true, { option: true }],
  page: async ({ page, baseURL, expectedErrors, awaitsWidgets, fakesTimers, javaScriptEnabled }, use) => {
    const complaints = watchPage(page, baseURL);
    if (fakesTimers) await page.clock.install({ time: NOW });
    else await page.addInitScript(fixDate, new Date(NOW).getTime());
    if (awaitsWidgets && javaScriptEnabled !== false) awaitWidgets(page);
    await use(page);
    expect(await page.context().cookies(), 'cookies').toEqual([]);
    const unexpected = complaints.filter((text) => !expectedErrors.some((expected) => text.includes(expected)));
    expect(unexpected, 'console errors, exceptions and foreign requests').toEqual([]);
  },
});

/** Makes it the same moment for ever. Runs in the page. */
function fixDate(now: number) {
  const RealDate = Date;
  window.Date = class extends RealDate {
    constructor(...parts: unknown[]) {
      super(...((parts.length === 0 ? [now] : parts) as [number]));
    }
    static override now = () => now;
  } as DateConstructor;
}

/** Collects console errors, exceptions and requests to other hosts, which no page may have. */
export function watchPage(page: Page, baseURL: string | undefined): string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    // Of a file that did not come, the place is its address.
    const text = `${message.text()} (${message.location().url})`;
    if (message.type() === 'error' || /hydrat/i.test(message.text())) complaints.push(text);
  });
  page.on('pageerror', (error) => complaints.push(`exception: ${error.message}`));
  page.on('request', (request) => {
    const url = request.url();
    if (!url.startsWith(`${baseURL}/`) && !/^(data|blob):/.test(url)) complaints.push(`request to ${url}`);
  });
  return complaints;
}

/**
 * A loaded page has run its scripts, but React takes the widgets over in tasks of its own after that. Until then a tap
 * would do nothing: so the tests wait for it.
 */
export function awaitWidgets(page: Page) {
  for (const name of ['goto', 'reload'] as const) {
    const navigate = page[name].bind(page) as (...args: unknown[]) => ReturnType<Page['goto']>;
    page[name] = async (...args: unknown[]) => {
      const response = await navigate(...args);
      await waitForWidgets(page);
      return response;
    };
  }
}

export async function waitForWidgets(page: Page) {
  await page.waitForFunction(hasStarted);
}

export { expect };
