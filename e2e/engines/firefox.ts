import { existsSync } from 'node:fs';
import { launch } from 'puppeteer-core';
import type { Engine } from './engine';

const PLACES = ['/usr/bin/firefox-esr', '/usr/bin/firefox', '/Applications/Firefox.app/Contents/MacOS/firefox'];

/**
 * The Firefox of the system, by WebDriver BiDi: it needs no driver of its own, which Debian has not. Playwright's client
 * speaks BiDi too, but sends a command that Firefox ESR does not know.
 */
export function findFirefox(): Engine[] {
  const executablePath = PLACES.find(existsSync);
  if (!executablePath) return [];
  return [
    {
      name: 'Firefox',
      canPrint: true,
      async start(viewport) {
        const browser = await launch({ browser: 'firefox', executablePath, defaultViewport: viewport });
        const page = await browser.newPage();
        return {
          engine: (await browser.version()).replace('/', ' '),
          open: async (address) => void (await page.goto(address)),
          reload: async () => void (await page.reload()),
          evaluate: (expression) => page.evaluate(expression),
          clickAt: (x, y) => page.mouse.click(x, y),
          takeScreenshot: async () => Buffer.from(await page.screenshot()),
          print: async () => Buffer.from(await page.pdf({ format: 'letter' })),
          stop: () => browser.close(),
        };
      },
    },
  ];
}
