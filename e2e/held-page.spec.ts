import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { storeDueDate } from './earlier-visit';
import { test as base, expect } from './fixtures';
import { watchLayoutShift } from './watch-layout-shift';

/** Where the server stops in the markup of a page. */
const HELD_BEFORE = '<div data-island="calculator"';

/** A server in front of the site's own, which sends a page up to there, and the rest once it is released. */
const test = base.extend<{ pageServer: { origin: string; release: () => void } }>({
  awaitsWidgets: false,
  fakesTimers: false,
  viewport: { width: 360, height: 740 },
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs.
  pageServer: async ({}, use, { project }) => {
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    const server = createServer(async (request, response) => {
      const original = await fetch(`${project.use.baseURL}${request.url}`);
      const type = original.headers.get('content-type') ?? '';
      response.setHeader('content-type', type);
      if (!type.startsWith('text/html')) return response.end(Buffer.from(await original.arrayBuffer()));
      const markup = await original.text();
      const place = markup.indexOf(HELD_BEFORE);
      response.write(markup.slice(0, place));
      await released;
      response.end(markup.slice(place));
    });
    server.listen(0, 'localhost');
    await once(server, 'listening');
    await use({ origin: `http://localhost:${(server.address() as AddressInfo).port}`, release });
    server.close();
  },
  baseURL: ({ pageServer }, use) => use(pageServer.origin),
});

test('a calculator that comes after what stands above it moves nothing on a later visit', async ({
  page,
  pageServer,
}) => {
  await storeDueDate(page, '2027-06-08');
  const shift = await watchLayoutShift(page);
  await page.goto('/calculator', { waitUntil: 'commit' });
  await expect(page.locator('#content')).toBeAttached();
  await page.evaluate(async () => {
    await document.fonts.ready;
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
  });
  pageServer.release();
  await expect(page.getByText('Today your baby is about as long as')).toBeInViewport();
  expect(await shift()).toBe(0);
});
