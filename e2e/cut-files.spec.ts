import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { waitUntilKept } from './installed-site';
import { fullUnless } from './tags';
import { expect, test } from './updated-site';

// The browser names a file that does not fit its hash.
test.use({ expectedErrors: ["Failed to find a valid digest in the 'integrity' attribute"] });

/** Installs the service worker, and tells what has become of it. */
const install = (page: Page) =>
  page.evaluate(async () => {
    const { installing } = await navigator.serviceWorker.register('/sw.js');
    if (!installing) return 'not installed';
    return new Promise<string>((resolve) => {
      installing.addEventListener('statechange', () => {
        if (installing.state !== 'installing') resolve(installing.state);
      });
    });
  });

for (const { file, address } of [
  { file: 'tips.html', address: '/tips' },
  { file: 'pictures/site-mark.svg', address: '/pictures/site-mark.svg' },
]) {
  test(
    `${file}, sent by half as if it were whole, is not kept; the next visit keeps it whole`,
    fullUnless(file === 'tips.html'),
    async ({ page, site }) => {
      const mend = site.cut(file);
      await page.goto('/offline');
      expect(await install(page)).toBe('redundant');
      mend();
      await page.reload();
      await waitUntilKept(page);
      await page.context().setOffline(true);
      const kept = await page.evaluate(async (path) => (await fetch(path)).text(), address);
      expect(kept).toBe(readFileSync(`out/${file}`, 'utf8'));
    },
  );
}
