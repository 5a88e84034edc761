import type { Page } from '@playwright/test';

/** The scripts that a page loads by itself. */
export const SCRIPTS = /\/(?:_next\/static\/chunks|light)\/.*\.js/;

/** Holds back the scripts that the page requests from now on. @returns a function that releases them */
export async function holdScripts(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(SCRIPTS, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

interface Failure {
  name: string;
  expectedErrors: string[];
  breakScripts: (page: Page) => Promise<unknown>;
}

/** The ways in which the scripts of a page can fail. */
export const failures: Failure[] = [
  {
    name: 'one script is not found',
    expectedErrors: ['404'],
    breakScripts: async (page) => {
      let isFirst = true;
      await page.route(SCRIPTS, (route) => {
        if (!isFirst) return route.continue();
        isFirst = false;
        return route.fulfill({ status: 404, body: '' });
      });
    },
  },
  {
    name: 'the connection is lost',
    expectedErrors: ['net::ERR_FAILED'],
    breakScripts: (page) => page.route(SCRIPTS, (route) => route.abort()),
  },
  {
    name: 'the scripts throw',
    expectedErrors: ['exception: too old'],
    breakScripts: (page) =>
      page.route(SCRIPTS, (route) =>
        route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("too old");' }),
      ),
  },
  {
    name: 'the browser cannot read the scripts',
    expectedErrors: ['exception: '],
    breakScripts: (page) =>
      page.route(SCRIPTS, (route) => route.fulfill({ contentType: 'text/javascript', body: 'class { static {' })),
  },
];
