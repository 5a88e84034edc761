import type { Page } from '@playwright/test';

type WatchedWindow = Window & { layoutShift: number };

/** From the next page on, adds up how much its parts move without being asked. @returns reads the sum, 0 for nothing */
export async function watchLayoutShift(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const watched = window as unknown as WatchedWindow;
    watched.layoutShift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        watched.layoutShift += (entry as PerformanceEntry & { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => (window as unknown as WatchedWindow).layoutShift);
}
