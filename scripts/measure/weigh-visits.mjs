import { connect, createServer } from 'node:net';
import { chromium } from '@playwright/test';
import { getLaunchOptions } from '../setup/browser.mjs';
import { readAddress } from '../setup/port.mjs';

const QUIET_MS = 1_000;

/**
 * The bytes that a server sends for a first visit and for a later one.
 * @param {string} origin of the site
 * @param {string[]} pages the routes to come to
 * @returns measurements in bytes
 */
export async function weighVisits(origin, pages) {
  const counter = await startCounter(Number(new URL(origin).port));
  const browser = await chromium.launch(getLaunchOptions());
  /** @type {import('./budgets.mjs').Measurement[]} */
  const measurements = [];
  try {
    for (const page of pages) {
      const context = await browser.newContext();
      const without = await countVisit(await browser.newContext({ serviceWorkers: 'block' }), counter, page);
      const first = await countVisit(context, counter, page, { waitForWorker: true });
      const again = await countVisit(context, counter, page, { waitForWorker: true });
      measurements.push(
        { page, what: 'Page alone', value: without, unit: 'KB' },
        { page, what: 'First visit, with all that is kept', value: first, unit: 'KB' },
        { page, what: 'Again', value: again, unit: 'KB' },
      );
      await context.close();
    }
  } finally {
    await browser.close();
    counter.stop();
  }
  return measurements;
}

/**
 * @param {import('@playwright/test').BrowserContext} context
 * @param {Awaited<ReturnType<typeof startCounter>>} counter
 * @param {string} path
 * @param {{ waitForWorker?: boolean }} [options]
 * @returns the bytes that were sent
 */
async function countVisit(context, counter, path, { waitForWorker = false } = {}) {
  const before = counter.read();
  const page = await context.newPage();
  await page.goto(counter.origin + path, { waitUntil: 'networkidle' });
  if (waitForWorker) await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await counter.waitForQuiet();
  await page.close();
  return counter.read() - before;
}

/**
 * A proxy that counts the bytes that the server sends.
 * @param {number} serverPort
 */
async function startCounter(serverPort) {
  let bytes = 0;
  let lastAt = Date.now();
  const proxy = createServer((visitor) => {
    const server = connect(serverPort, 'localhost');
    server.on('data', (chunk) => {
      bytes += chunk.length;
      lastAt = Date.now();
    });
    visitor.pipe(server).pipe(visitor);
    visitor.on('error', () => server.destroy());
    server.on('error', () => visitor.destroy());
  });
  await new Promise((resolve) => proxy.listen(0, () => resolve(undefined)));
  return {
    origin: `http://localhost:${readAddress(proxy).port}`,
    read: () => bytes,
    stop: () => proxy.close(),
    async waitForQuiet() {
      const start = Date.now();
      while (Date.now() - Math.max(lastAt, start) < QUIET_MS) await new Promise((wait) => setTimeout(wait, 100));
    },
  };
}
