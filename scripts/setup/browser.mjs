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

/** The path of a Chromium: the one of CHROMIUM_PATH, the system's, or Playwright's own. */
function findBrowser() {
  const named = process.env.CHROMIUM_PATH;
  if (!named) return [...SYSTEM_BROWSERS, chromium.executablePath()].find((path) => existsSync(path));
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

/** How Playwright starts the browser: quiet towards the network, and without a sandbox where root cannot have one. */
export function getLaunchOptions() {
  return {
    executablePath: findBrowser(),
    args: [
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--disable-gpu',
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    ],
  };
}

function canUseApt() {
  return process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
}
