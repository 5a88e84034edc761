import { chromium } from '@playwright/test';
import { getLaunchOptions } from '../setup/browser.mjs';
import { BUDGETS } from './budgets.mjs';
import { SLOW_4G, slowDown } from './slow-phone.mjs';

/** Slower than what is timed: the longer a widget takes to start, the more taps come before it. */
const CPU_SLOWDOWN = 6;
/** How long after the scripts of a page are there a tap may stay unanswered, ms. */
const PATIENCE_MS = 10_000;
const LOOK_MS = 50;

/**
 * Taps everything that looks ready between the first paint of a page and the start of its widgets, at a first visit on a
 * slow phone, and counts what is never answered. Controls that are disabled until then are not tapped: they do not look
 * ready.
 * @param {string} origin of the site
 * @param {string[]} pages the routes of pages with widgets
 * @returns measurements: how many taps came early, and how many of them were lost
 */
export async function countLostTaps(origin, pages) {
  const browser = await chromium.launch(getLaunchOptions());
  /** @type {import('./budgets.mjs').Measurement[]} */
  const measurements = [];
  try {
    for (const page of pages) {
      console.log(`Early taps: ${page}`);
      const { early, lost } = await tapEarly(browser, origin + page);
      if (lost.length > 0) console.log(`  lost: ${lost.join(', ')}`);
      measurements.push(
        { page, what: 'Early taps', value: early },
        { page, what: 'Of them lost', value: lost.length, limit: BUDGETS.lostTaps },
      );
    }
  } finally {
    await browser.close();
  }
  return measurements;
}

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {string} url
 */
async function tapEarly(browser, url) {
  const { context, page } = await slowDown(browser, { line: SLOW_4G, cpuSlowdown: CPU_SLOWDOWN });
  await page.addInitScript((LOOK_MS) => {
    const CONTROLS = '[data-island] :is(button, input[type="radio"], input[type="checkbox"])';
    /** @type {Set<Element>} */
    const tapped = new Set();
    /** @type {Set<Element>} */
    const early = new Set();
    /** @type {Set<Element>} */
    const answered = new Set();
    // React marks each element that it has taken over: from then on it answers.
    /** @param {Element} element */
    const isTaken = (element) => Object.keys(element).some((key) => key.startsWith('__reactProps'));
    /** @param {EventTarget | null} target */
    const findControl = (target) => (target instanceof Element ? target.closest(CONTROLS) : null);
    // Before every script of the page, so that none can keep a tap from being seen.
    addEventListener(
      'click',
      ({ target }) => {
        const control = findControl(target);
        if (control) (isTaken(control) ? answered : early).add(control);
      },
      true,
    );
    // Whatever is tapped stays on the page.
    Object.assign(window, { print: () => {}, open: () => null });
    /** @param {Element} control */
    const looksReady = (control) => {
      if (control.closest('[data-cannot-start]')) return false;
      if (!control.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
      control.scrollIntoView({ block: 'center', behavior: 'instant' });
      const { left, top, width, height } = control.getBoundingClientRect();
      return findControl(document.elementFromPoint(left + width / 2, top + height / 2)) === control;
    };
    // From inside of the page, as a tap from outside waits until the page has time, which may be after its start.
    const tapping = setInterval(() => {
      if (performance.getEntriesByType('paint').length === 0) return;
      for (const control of document.querySelectorAll(`:is(${CONTROLS}):enabled`)) {
        if (tapped.has(control) || isTaken(control) || !looksReady(control)) continue;
        tapped.add(control);
        /** @type {HTMLElement} */ (control).click();
      }
      if (isStarted()) clearInterval(tapping);
    }, LOOK_MS);
    // The timer takes its taps over with their times, and repeats none.
    const isTimed = () => Boolean(JSON.parse(localStorage.getItem('contractions') ?? '{}').active);
    const listLost = () =>
      [...early]
        .filter((control) => !answered.has(control) && !(control.matches('[data-early-tap]') && isTimed()))
        .map((control) => (control.textContent || control.id || control.tagName).trim());
    const isStarted = () => {
      const widgets = [...document.querySelectorAll('[data-island]')];
      return document.readyState === 'complete' && widgets.every(isTaken);
    };
    Object.assign(window, { earlyTaps: { isStarted, listLost, count: () => early.size } });
  }, LOOK_MS);
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForFunction(() => /** @type {any} */ (window).earlyTaps.isStarted());
  await page
    .waitForFunction(() => /** @type {any} */ (window).earlyTaps.listLost().length === 0, null, {
      timeout: PATIENCE_MS,
    })
    .catch(() => {});
  /** @type {{ early: number, lost: string[] }} */
  const seen = await page.evaluate(() => {
    const { count, listLost } = /** @type {any} */ (window).earlyTaps;
    return { early: count(), lost: listLost() };
  });
  await context.close();
  return seen;
}
