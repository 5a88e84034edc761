import type { Page } from '@playwright/test';

type WatchedWindow = Window & { layoutShift: number };

/** Adds up the layout shift from the next page on. @returns a function that reads the sum */
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
