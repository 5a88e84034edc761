// npm run e2e: the end-to-end tests on the exported site. Arguments go to Playwright.
import { buildIfStale } from './setup/build-if-stale.mjs';
import { dropSettings } from './setup/drop-settings.mjs';
import { fail } from './setup/fail.mjs';
import { installIfStale } from './setup/install.mjs';
import { findFreePort } from './setup/port.mjs';
import { requireNode } from './setup/require-node.mjs';
import { run } from './setup/run.mjs';

requireNode();
dropSettings();
installIfStale();
const { requireBrowser } = await import('./setup/browser.mjs');
requireBrowser();
if (!buildIfStale()) fail('The site could not be built. The reason stands above.');
const port = process.env.E2E_PORT ?? (await findFreePort());
// By Node itself: npx needs a shell on Windows, which would split arguments at spaces.
const isGreen = run(process.execPath, ['node_modules/@playwright/test/cli.js', 'test', ...process.argv.slice(2)], {
  E2E_PORT: String(port),
});
process.exit(isGreen ? 0 : 1);
