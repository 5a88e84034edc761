import { existsSync } from 'node:fs';
import { type BrowserType, chromium, firefox, webkit } from '@playwright/test';
import { getLaunchOptions } from '../../scripts/setup/browser.mjs';
import type { Engine } from './engine';

function toEngine(name: string, type: BrowserType, launch: () => ReturnType<BrowserType['launch']>): Engine {
  return {
    name,
    canPrint: type === chromium,
    async start(viewport) {
      const browser = await launch();
      const page = await browser.newPage({ viewport, locale: 'en-CA', timezoneId: 'America/Toronto' });
      return {
        engine: `${name} ${browser.version()}`,
        open: async (address) => void (await page.goto(address)),
        reload: async () => void (await page.reload()),
        evaluate: (expression) => page.evaluate(expression),
        clickAt: (x, y) => page.mouse.click(x, y),
        takeScreenshot: () => page.screenshot(),
        print: () => page.pdf({ format: 'Letter' }),
        stop: () => browser.close(),
      };
    },
  };
}

/** The Chromium of all other end-to-end tests, and Playwright's own Firefox and WebKit where they are installed. */
export const playwrightEngines: Engine[] = [
  toEngine('Chromium', chromium, () => chromium.launch(getLaunchOptions({ prefersShell: true }))),
  ...[
    { name: 'Firefox', type: firefox },
    { name: 'WebKit', type: webkit },
  ]
    .filter(({ type }) => existsSync(type.executablePath()))
    .map(({ name, type }) => toEngine(name, type, () => type.launch())),
];
