import { chromium } from '@playwright/test';
import { getLaunchOptions } from '../setup/browser.mjs';
import { sitePages } from '../setup/site-map.mjs';
import { BUDGETS } from './budgets.mjs';
import { median } from './median.mjs';
import { SLOW_4G, slowDown } from './slow-phone.mjs';

/** One page of each kind. */
export const PAGES = [...sitePages.filter(({ isMeasured }) => isMeasured).map(({ path }) => path), '/fr/'];

const CPU_SLOWDOWN = 4;
const RUNS = 3;

/**
 * How soon pages are there on a slow phone, at a first visit: measured, not simulated.
 * @param {string} origin of the site
 * @param {Set<string>} withWidget the routes of the pages with widgets
 * @returns measurements in seconds: largest paint (LCP), the time for which tasks after the first paint keep a tap
 *   waiting (TBT), and the time from the first paint until the first widget answers a tap
 */
export async function timePages(origin, withWidget) {
  const browser = await chromium.launch(getLaunchOptions());
  /** @type {import('./budgets.mjs').Measurement[]} */
  const measurements = [];
  try {
    for (const page of PAGES) {
      console.log(`Slow phone: ${page}`);
      const hasWidget = withWidget.has(page);
      /** @type {Awaited<ReturnType<typeof timeVisit>>[]} */
      const runs = [];
      for (let run = 0; run < RUNS; run += 1) runs.push(await timeVisit(browser, origin + page, hasWidget));
      /** @param {keyof Awaited<ReturnType<typeof timeVisit>>} what */
      const get = (what) => Math.round(median(runs.map((run) => run[what])) / 10) / 100;
      const limit = hasWidget ? BUDGETS.largestPaintWithWidgetSeconds : BUDGETS.largestPaintSeconds;
      measurements.push({ page, what: 'LCP, s', value: get('largestPaint'), limit });
      if (!hasWidget) continue;
      measurements.push(
        { page, what: 'TBT, s', value: get('blocking') },
        { page, what: 'Paint to tap, s', value: get('toTap'), limit: BUDGETS.paintToTapSeconds },
      );
    }
  } finally {
    await browser.close();
  }
  return measurements;
}

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {string} url
 * @param {boolean} hasWidget
 * @returns times in ms
 */
async function timeVisit(browser, url, hasWidget) {
  const { context, page } = await slowDown(browser, { line: SLOW_4G, cpuSlowdown: CPU_SLOWDOWN });
  await page.addInitScript(() => {
    const times = { firstPaint: 0, largestPaint: 0, taken: 0, tasks: /** @type {[number, number][]} */ ([]) };
    Object.assign(window, { times });
    /** @param {string} type @param {(entry: PerformanceEntry) => void} read */
    const watch = (type, read) =>
      new PerformanceObserver((list) => list.getEntries().forEach(read)).observe({ type, buffered: true });
    watch('paint', ({ name, startTime }) => {
      if (name === 'first-contentful-paint') times.firstPaint = startTime;
    });
    watch('largest-contentful-paint', ({ startTime }) => {
      times.largestPaint = startTime;
    });
    watch('longtask', ({ startTime, duration }) => times.tasks.push([startTime, duration]));
    const look = setInterval(() => {
      const widget = document.querySelector('[data-island]');
      // React marks each element that it has taken over: from then on it answers.
      if (!widget || !Object.keys(widget).some((key) => key.startsWith('__reactProps'))) return;
      times.taken = performance.now();
      clearInterval(look);
    }, 10);
  });
  await page.goto(url, { waitUntil: 'load' });
  if (hasWidget) await page.waitForFunction(() => /** @type {any} */ (window).times.taken > 0);
  // The last paint is reported a moment later.
  await page.waitForTimeout(500);
  const times = await page.evaluate(
    () =>
      /** @type {{ firstPaint: number, largestPaint: number, taken: number, tasks: [number, number][] }} */ (
        Reflect.get(window, 'times')
      ),
  );
  await context.close();
  const afterPaint = times.tasks.filter(([start]) => start >= times.firstPaint);
  return {
    largestPaint: times.largestPaint,
    blocking: afterPaint.reduce((sum, [, duration]) => sum + Math.max(0, duration - 50), 0),
    toTap: times.taken - times.firstPaint,
  };
}
