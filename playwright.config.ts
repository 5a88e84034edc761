import { defineConfig } from '@playwright/test';
import { getLaunchOptions } from './scripts/setup/browser.mjs';

const port = process.env.E2E_PORT ?? '4173';
const results = process.env.E2E_RESULTS;

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results/e2e',
  fullyParallel: true,
  // One for each core.
  workers: '100%',
  // A test that passes only the second time is a defect, here or in the site.
  retries: 0,
  // They end what never comes, and say nothing of speed: every core may be busy.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  reporter: [['list'], ...(results ? [['json', { outputFile: results }] as const] : [])],
  use: {
    baseURL: `http://localhost:${port}`,
    // A service worker answers in place of the server, and page.route does not see what it fetches. Tests of the pages
    // go without; e2e/offline.spec.ts and e2e/update.spec.ts allow it.
    serviceWorkers: 'block',
    locale: 'en-CA',
    timezoneId: 'America/Toronto',
    viewport: { width: 1280, height: 900 },
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: getLaunchOptions({ prefersShell: true }),
    // Recording every test takes time from all of them: npm run e2e -- --trace on, where a failure needs it.
    trace: 'off',
  },
  webServer: {
    command: `npx serve out --listen ${port} --no-port-switching --no-clipboard --no-request-logging --no-compression`,
    env: { NO_UPDATE_CHECK: '1' },
    port: Number(port),
  },
});
