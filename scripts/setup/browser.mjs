import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { fail } from './fail.mjs';
import { run } from './run.mjs';

const SYSTEM_BROWSERS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** Chromium without windows, from Debian's package of that name. It runs the tests in half the time. */
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';

/** The path of a Chromium: the one of CHROMIUM_PATH, the system's, or Playwright's own. */
function findBrowser({ prefersShell = false } = {}) {
  const named = process.env.CHROMIUM_PATH;
  const known = [...SYSTEM_BROWSERS, chromium.executablePath()];
  if (!named) return (prefersShell ? [HEADLESS_SHELL, ...known] : [...known, HEADLESS_SHELL]).find(existsSync);
  if (!existsSync(named)) fail(`CHROMIUM_PATH names ${named}, and nothing is there.`);
  return named;
}

/** Finds a browser, or gets one. */
export function requireBrowser() {
  const isThere =
    findBrowser() ??
    ((run('npx', ['playwright', 'install', 'chromium']) && findBrowser()) ||
      (canUseApt() &&
        run('apt-get', ['update', '-qq']) &&
        run('apt-get', ['install', '-y', '-qq', 'chromium']) &&
        findBrowser()));
  if (!isThere)
    fail('No browser for the end-to-end tests. Install Chromium, or set CHROMIUM_PATH to the one you have.');
}

/**
 * How Playwright starts the browser: quiet towards the network, and without a sandbox where root cannot have one.
 * @param {{ prefersShell?: boolean }} [choice] whether a Chromium without windows will do
 */
export function getLaunchOptions(choice) {
  return {
    executablePath: findBrowser(choice),
    args: [
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--disable-gpu',
      // Headless Chromium hints fonts, a window does not: switched off so that text is equally wide in both.
      '--font-render-hinting=none',
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    ],
  };
}

function canUseApt() {
  return process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
}
