/** Lighthouse's 'slow 4G', as the browser throttles it. */
export const SLOW_4G = {
  offline: false,
  latency: 562.5,
  downloadThroughput: 1_474_560 / 8,
  uploadThroughput: 675_000 / 8,
};

/**
 * A phone that has never been to the site.
 * @param {import('@playwright/test').Browser} browser
 * @param {{ line: typeof SLOW_4G, cpuSlowdown: number }} speed
 */
export async function slowDown(browser, { line, cpuSlowdown }) {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', line);
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
  return { context, page };
}
