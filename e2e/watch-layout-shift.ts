import type { Page } from '@playwright/test';

type WatchedWindow = Window & { layoutShift: number };

interface LayoutShift extends PerformanceEntry {
  value: number;
  sources: { node: Node | null }[];
}

/**
 * Adds up the layout shift from the next page on, without that of the header: a browser on a busy machine paints its first
 * links before it has parsed the others, which then move them.
 * @returns a function that reads the sum, to three decimals as it is measured elsewhere: where a font arrives late, its
 * letters are a fraction of a pixel wider, which nobody sees
 */
export async function watchLayoutShift(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const watched = window as unknown as WatchedWindow;
    watched.layoutShift = 0;
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as LayoutShift[]) {
        const isHeader = sources.length > 0 && sources.every(({ node }) => node?.parentElement?.closest('#page-start'));
        if (!isHeader) watched.layoutShift += value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => Math.round((window as unknown as WatchedWindow).layoutShift * 1000) / 1000);
}
