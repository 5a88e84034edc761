// npm run shots: pictures of every route, and of the states worth looking at, in shots/. Words as arguments choose:
// npm run shots -- calculator dark
import { mkdirSync } from 'node:fs';
import { buildIfStale } from './setup/build-if-stale.mjs';
import { fail } from './setup/fail.mjs';
import { installIfStale } from './setup/install.mjs';
import { requireNode } from './setup/require-node.mjs';

requireNode();
installIfStale();
if (!buildIfStale()) fail('The site could not be built. The reason stands above.');
const { chromium } = await import('@playwright/test');
const { getLaunchOptions, requireBrowser } = await import('./setup/browser.mjs');
const { withServedSite } = await import('./setup/serve-out.mjs');
const { awaitParts, NOW, openedPages, pageStates } = await import('./page-states.mjs');
requireBrowser();

const WIDTHS = [360, 768, 1280];
const THEMES = /** @type {const} */ (['light', 'dark']);

const words = process.argv.slice(2);
mkdirSync('shots', { recursive: true });

await withServedSite(async (origin) => {
  const browser = await chromium.launch(getLaunchOptions());
  for (const { name, path, onlyWidth, prepare } of [...openedPages, ...pageStates]) {
    for (const width of onlyWidth ? [onlyWidth] : WIDTHS) {
      for (const theme of THEMES) {
        const file = `${name}-${width}-${theme}.png`;
        if (!words.every((word) => file.includes(word))) continue;
        const page = await browser.newPage({
          viewport: { width, height: 800 },
          colorScheme: theme,
          reducedMotion: 'reduce',
          locale: 'en-CA',
          timezoneId: 'America/Toronto',
          hasTouch: width < 768,
          // A service worker that keeps the site while a picture is taken would keep the network busy.
          serviceWorkers: 'block',
        });
        await page.clock.install({ time: NOW });
        await page.goto(origin + path, { waitUntil: 'networkidle' });
        await prepare?.(page);
        await awaitParts(page);
        // Loads lazy images, as nothing scrolls to them here.
        await page.evaluate(async () => {
          for (const image of document.images) image.loading = 'eager';
          await Promise.all([...document.images].map((image) => image.decode().catch(() => {})));
        });
        await page.screenshot({ path: `shots/${file}`, fullPage: true });
        await page.close();
        console.log(`shots/${file}`);
      }
    }
  }
  await browser.close();
});
