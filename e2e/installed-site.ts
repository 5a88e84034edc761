import type { Page } from '@playwright/test';

/** Waits until everything is kept and the service worker answers for this page too. */
export async function waitUntilKept(page: Page) {
  await page.evaluate(async () => {
    const { serviceWorker } = navigator;
    await serviceWorker.ready;
    if (serviceWorker.controller) return;
    await new Promise((resolve) => serviceWorker.addEventListener('controllerchange', resolve, { once: true }));
  });
}
